import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SavingsInput } from '#core/savings/savings-input.ts'
import { MAX_LINES, MAX_SPEND, MIN_LINES, parseSavingsInput, tableFor } from '#core/savings/savings-input.ts'
import { savingsInput } from '#test/arbitraries/savings.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const valid: SavingsInput = {
  type: 'other',
  speedImportance: 'critical',
  mobileLineQty: 3,
  monthlySpendAtDifferentProvider: 20_000,
}

const refusal = (change: Partial<SavingsInput>) => parseSavingsInput({ ...valid, ...change })

const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(NaN, Infinity, -Infinity, -0, 1e21))

describe('parseSavingsInput', () => {
  it('accepts every input of the lists, with Unlimited where no plan is named (SAV-01, SAV-04)', () => {
    forAll(savingsInput, (input) => E.isRight(parseSavingsInput(input)))
    expect(parseSavingsInput(valid)).toEqual(
      E.right({
        type: 'other',
        speedImportance: 'critical',
        table: 'bundled',
        line: { noOfLines: 3, cost: 9_000, priceGuaranteeDurationInYears: 2 },
        spend: 20_000,
      }),
    )
  })

  it.each([
    [{ type: '' }, { _tag: 'SavingsTypeUnknown', type: '' }],
    [{ type: 'MobileOnly' }, { _tag: 'SavingsTypeUnknown', type: 'MobileOnly' }],
    [{ speedImportance: '' }, { _tag: 'SpeedImportanceMissing' }],
    [{ type: 'mobileOnly', speedImportance: '' }, { _tag: 'SpeedImportanceMissing' }],
    [{ mobileLineQty: null }, { _tag: 'LinesMissing' }],
    [{ type: 'mobileOnly', mobileLineQty: null }, { _tag: 'LinesMissing' }],
    [{ mobilePlan: 'byTheGig' }, { _tag: 'MobilePlanUnknown', mobilePlan: 'byTheGig' }],
    [
      { type: 'mobileOnly', mobilePlan: 'unlimitedPlus' },
      { _tag: 'PlanWithoutTable', mobilePlan: 'unlimitedPlus' },
    ],
  ])('refuses %j with %j (SAV-01)', (change, failure) => {
    expect(refusal(change)).toEqual(E.left(failure))
  })

  it('treats any importance except critical, important and none as the other one (SAV-01, SAV-02)', () =>
    forAllWith(
      { examples: [['very'], [' '], ['Critical'], ['critical\u202E'], ['other'], ['__proto__']] },
      anyText,
      (speedImportance) => {
        fc.pre(speedImportance !== '')
        const isListed = speedImportance === 'critical' || speedImportance === 'important'
        expect(refusal({ speedImportance })).toMatchObject(
          E.right({ speedImportance: isListed ? speedImportance : 'other' }),
        )
      },
    ))

  it('treats absent fields as unanswered (SAV-01)', () => {
    const { speedImportance, mobileLineQty, ...rest } = valid
    expect(parseSavingsInput({ ...rest, mobileLineQty: mobileLineQty ?? 1 })).toEqual(
      E.left({ _tag: 'SpeedImportanceMissing' }),
    )
    expect(parseSavingsInput({ ...rest, speedImportance: speedImportance ?? '' })).toEqual(
      E.left({ _tag: 'LinesMissing' }),
    )
  })

  it.each([0, 11, -1, -0, 1.5, NaN, Infinity, -Infinity])('refuses %d lines (SAV-01)', (lines) => {
    const failure = { _tag: 'LinesOutOfRange', lines, min: 1, max: 10 }
    expect(refusal({ mobileLineQty: lines })).toEqual(E.left(failure))
    expect(refusal({ type: 'mobileOnly', mobileLineQty: lines })).toEqual(E.left(failure))
  })

  it.each([-1, -0, 0.5, 9_999.999, NaN, Infinity, -Infinity, MAX_SPEND + 1])(
    'refuses a spend of %d cents (SAV-01)',
    (spend) => {
      expect(refusal({ monthlySpendAtDifferentProvider: spend })).toEqual(
        E.left({ _tag: 'SpendInvalid', spend, max: MAX_SPEND }),
      )
    },
  )

  it('accepts the bounds (SAV-01)', () => {
    expect([MIN_LINES, MAX_LINES, MAX_SPEND]).toEqual([1, 10, 1_000_000])
    for (const lines of [MIN_LINES, MAX_LINES])
      expect(E.isRight(refusal({ mobileLineQty: lines }))).toBe(true)
    for (const spend of [0, MAX_SPEND])
      expect(E.isRight(refusal({ monthlySpendAtDifferentProvider: spend }))).toBe(true)
  })

  it('returns an Either for any input, and accepts only integer lines and integer cents (SAV-01)', () => {
    const anything = fc.record(
      {
        type: fc.oneof(fc.constantFrom('mobileOnly', 'other'), anyText),
        speedImportance: fc.oneof(fc.constantFrom('critical', 'important', 'other'), anyText),
        mobileLineQty: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 12 }), anyNumber),
        monthlySpendAtDifferentProvider: fc.oneof(fc.nat(30_000), anyNumber),
        mobilePlan: fc.oneof(fc.constantFrom('unlimited', 'unlimitedPlus'), anyText),
      },
      {
        requiredKeys: ['type', 'speedImportance', 'mobileLineQty', 'monthlySpendAtDifferentProvider'],
      },
    )
    forAll(anything, (input) => {
      const parsed = parseSavingsInput(input)
      if (E.isLeft(parsed)) return
      expect(parsed.right.line.noOfLines).toBe(input.mobileLineQty)
      expect(Number.isInteger(parsed.right.spend)).toBe(true)
    })
  })
})

describe('tableFor', () => {
  it.each([
    ['mobileOnly', 'unlimited', 'standalone'],
    ['other', 'unlimited', 'bundled'],
    ['other', 'unlimitedPlus', 'bundledPlus'],
  ] as const)('of %s with %s is %s (SAV-04)', (type, plan, table) => {
    expect(tableFor(type, plan)).toBe(table)
  })
})
