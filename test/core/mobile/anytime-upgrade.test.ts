import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideUpgrade } from '#core/mobile/anytime-upgrade.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { addDays } from '#core/shared/plain-date.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'

describe('decideUpgrade', () => {
  it('waits thirty days after the way up to Unlimited Plus, and says until when (MOB-16)', () => {
    fc.assert(
      fc.property(plainDate, fc.integer({ min: 0, max: 90 }), (upgradedOn, days) => {
        const isAllowed = days >= 30
        expect(decideUpgrade('unlimitedPlus', upgradedOn, addDays(upgradedOn, days))).toEqual(
          E.right({
            isAllowed,
            reason: isAllowed ? 'WaitOver' : 'Waiting',
            from: addDays(upgradedOn, 30),
          }),
        )
      }),
    )
  })

  it('ends on day thirty, over a leap day too (MOB-16)', () => {
    const upgradedOn = '2028-02-01' as PlainDate
    const at = (today: string) => decideUpgrade('unlimitedPlus', upgradedOn, today as PlainDate)
    expect(at('2028-02-01')).toMatchObject(E.right({ isAllowed: false, from: '2028-03-02' }))
    expect(at('2028-03-01')).toMatchObject(E.right({ isAllowed: false, from: '2028-03-02' }))
    expect(at('2028-03-02')).toMatchObject(E.right({ isAllowed: true }))
  })

  it('has nobody wait who began with Unlimited Plus, and nobody change without it (MOB-16)', () => {
    fc.assert(
      fc.property(
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
      ),
    )
  })

  it('refuses a day that is still to come (MOB-16)', () => {
    fc.assert(
      fc.property(plainDate, fc.integer({ min: 1, max: 60 }), (today, days) => {
        const upgradedOn = addDays(today, days)
        expect(decideUpgrade('unlimitedPlus', upgradedOn, today)).toEqual(
          E.left({ _tag: 'UpgradeAhead', upgradedOn, today }),
        )
      }),
    )
  })
})
