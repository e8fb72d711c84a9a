import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideUpgrade } from '#core/mobile/anytime-upgrade.ts'
import { addDays, type PlainDate } from '#core/shared/plain-date.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('decideUpgrade', () => {
  it('is available thirty days after an upgrade to Unlimited Plus, and returns the date (MOB-16)', () =>
    forAll(plainDate, fc.integer({ min: 0, max: 90 }), (upgradedOn, days) => {
      const isAllowed = days >= 30
      expect(decideUpgrade('unlimitedPlus', upgradedOn, addDays(upgradedOn, days))).toEqual(
        E.right({
          isAllowed,
          reason: isAllowed ? 'WaitOver' : 'Waiting',
          from: addDays(upgradedOn, 30),
        }),
      )
    }))

  it('is available on day thirty, also across a leap day (MOB-16)', () => {
    const upgradedOn = '2028-02-01' as PlainDate
    const at = (today: string) => decideUpgrade('unlimitedPlus', upgradedOn, today as PlainDate)
    expect(at('2028-02-01')).toMatchObject(E.right({ isAllowed: false, from: '2028-03-02' }))
    expect(at('2028-03-01')).toMatchObject(E.right({ isAllowed: false, from: '2028-03-02' }))
    expect(at('2028-03-02')).toMatchObject(E.right({ isAllowed: true }))
  })

  it('requires no wait after starting with Unlimited Plus, and refuses a change without it (MOB-16)', () =>
    forAll(
      plainDate,
      fc.option(plainDate),
      fc.constantFrom('byTheGig', 'unlimited'),
      (today, upgradedOn, plan) => {
        expect(decideUpgrade('unlimitedPlus', null, today)).toEqual(
          E.right({ isAllowed: true, reason: 'PlusFromTheStart', from: today }),
        )
        expect(decideUpgrade(plan, upgradedOn, today)).toEqual(
          E.right({ isAllowed: false, reason: 'NeedsUnlimitedPlus', from: null }),
        )
      },
    ))

  it('refuses a day in the future (MOB-16)', () =>
    forAll(plainDate, fc.integer({ min: 1, max: 60 }), (today, days) => {
      const upgradedOn = addDays(today, days)
      expect(decideUpgrade('unlimitedPlus', upgradedOn, today)).toEqual(
        E.left({ _tag: 'UpgradeAhead', upgradedOn, today }),
      )
    }))
})
