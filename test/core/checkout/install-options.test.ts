import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sendsTechnician } from '#core/checkout/install-option.ts'
import { parseInstallOptions } from '#core/checkout/install-options.ts'
import { schedulesNeeded } from '#core/checkout/schedules-needed.ts'
import { installOptions } from '#test/arbitraries/checkout-form.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const UNREADABLE = E.left({
  _tag: 'InstallOptionsUnreadable',
  message: 'Error parsing installation options response',
})

describe('parseInstallOptions', () => {
  it('parses a list of one or more options and drops unknown fields (CHK-16)', () =>
    forAll(installOptions, (options) => {
      const installation = options.map((option) => ({ ...option, note: 'x' }))
      expect(parseInstallOptions({ installation, more: 1 })).toEqual(E.right(options))
    }))

  it.each([
    null,
    undefined,
    'installation',
    7,
    [],
    {},
    { installation: null },
    { installation: {} },
    { installation: 'self' },
    { installation: [] },
    { installation: [null] },
    { installation: ['self'] },
    { installation: [{ kind: 'self' }] },
    { installation: [{ kind: 'robot', offerId: 'x' }] },
    { installation: [{ kind: 'toString', offerId: 'x' }] },
    { installation: [{ kind: 'self', offerId: '' }] },
    { installation: [{ kind: 'self', offerId: 7 }] },
    { installation: [{ kind: 'self', offerId: 'a\u202Eb' }] },
    {
      installation: [
        { kind: 'self', offerId: 'x' },
        { kind: 'robot', offerId: 'y' },
      ],
    },
  ])('refuses %j with the message of the specification (CHK-16)', (response) => {
    expect(parseInstallOptions(response)).toEqual(UNREADABLE)
  })

  it('returns an Either for any input (CHK-16)', () =>
    forAll(fc.anything(), (response) => {
      expect(parseInstallOptions({ installation: [response] })).toEqual(UNREADABLE)
      expect(['Left', 'Right']).toContain(parseInstallOptions(response)._tag)
    }))
})

describe('schedulesNeeded', () => {
  const facts = { isBlueOn: true, preWorkReady: true, chosenInstall: null, hasVisit: false }
  const both = [
    { kind: 'professional' as const, offerId: 'p' as never },
    { kind: 'self' as const, offerId: 's' as never },
  ]
  const needed = (kind: string, reason: string) => ({
    isNeeded: true,
    visit: { kind, reason },
    reason: 'technicianComes',
  })

  it('is false once a visit is scheduled, and without options (CHK-17)', () => {
    expect(schedulesNeeded(both, { ...facts, hasVisit: true })).toEqual({
      isNeeded: false,
      reason: 'visitAgreed',
    })
    expect(schedulesNeeded(null, facts)).toEqual({ isNeeded: false, reason: 'optionsUnknown' })
    expect(schedulesNeeded(null, { ...facts, chosenInstall: 'professional' })).toEqual({
      isNeeded: false,
      reason: 'optionsUnknown',
    })
  })

  it('is true exactly when a technician comes or could come (CHK-17)', () => {
    expect([sendsTechnician('professional'), sendsTechnician('self')]).toEqual([true, false])
    const none = { isNeeded: false, reason: 'noTechnician' }
    expect(schedulesNeeded(both, { ...facts, chosenInstall: 'self' })).toEqual(none)
    expect(schedulesNeeded(both.slice(1), facts)).toEqual(none)
    expect(schedulesNeeded([], facts)).toEqual(none)
    expect(schedulesNeeded(both, facts)).toEqual(needed('installation', 'installOptionForbids'))
  })

  it('requires a site visit when a technician comes for certain, and flag and pre-work allow it (SCH-03, CHK-17)', () => {
    for (const [options, chosenInstall] of [
      [both, 'professional'],
      [both.slice(0, 1), null],
    ] as const) {
      const at = { ...facts, chosenInstall }
      expect(schedulesNeeded(options, at)).toEqual(needed('siteVisit', 'allAllow'))
      expect(schedulesNeeded(options, { ...at, isBlueOn: false })).toEqual(
        needed('installation', 'blueFlagOff'),
      )
      expect(schedulesNeeded(options, { ...at, preWorkReady: false })).toEqual(
        needed('installation', 'preWorkNotReady'),
      )
    }
  })
})
