import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SavingsForm } from '#core/savings/savings-form.ts'
import {
  EMPTY_SAVINGS_FORM,
  savingsFailures,
  savingsFields,
  savingsInputOf,
} from '#core/savings/savings-form.ts'
import { parseSavingsInput } from '#core/savings/savings-input.ts'
import { savingsInput } from '#test/arbitraries/savings.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const spendOf = (monthlySpendAtDifferentProvider: string): number =>
  savingsInputOf({ ...EMPTY_SAVINGS_FORM, monthlySpendAtDifferentProvider }).monthlySpendAtDifferentProvider

const dollars = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

describe('savingsInputOf', () => {
  it('reads back each input that a visitor types (SAV-01)', () =>
    forAll(savingsInput, ({ mobilePlan = 'unlimited', ...input }) => {
      const form: SavingsForm = {
        ...EMPTY_SAVINGS_FORM,
        type: input.type,
        speedImportance: input.speedImportance ?? '',
        mobileLineQty: String(input.mobileLineQty),
        mobilePlan,
        monthlySpendAtDifferentProvider: dollars(input.monthlySpendAtDifferentProvider),
      }
      expect(savingsInputOf(form)).toEqual({ ...input, mobilePlan })
    }))

  it.each([
    ['120', 12_000],
    [' $1,250.5 ', 125_050],
    ['1,250.50', 125_050],
    ['0', 0],
    ['', NaN],
    ['12,5,0', NaN],
    ['1.234', NaN],
    ['-5', NaN],
    ['ciento veinte', NaN],
  ])('reads %j dollars as %d cents (SAV-01)', (text, cents) => {
    expect(spendOf(text)).toBe(cents)
  })

  it('requires no speed with mobile lines alone (SAV-01)', () => {
    expect(savingsInputOf({ ...EMPTY_SAVINGS_FORM, type: 'mobileOnly' }).speedImportance).toBe('other')
    expect(savingsInputOf(EMPTY_SAVINGS_FORM).speedImportance).toBe('')
  })
})

describe('savingsFailures', () => {
  it('names every field that a visitor has to correct at once (SAV-01)', () => {
    expect(savingsFailures(savingsInputOf(EMPTY_SAVINGS_FORM))).toMatchObject({
      speedImportance: { _tag: 'SpeedImportanceMissing' },
      mobileLineQty: { _tag: 'LinesMissing' },
      monthlySpendAtDifferentProvider: { _tag: 'SpendInvalid' },
    })
    expect(
      savingsFailures(
        savingsInputOf({
          type: 'mobileOnly',
          speedImportance: '',
          mobileLineQty: '2',
          mobilePlan: 'unlimitedPlus',
          monthlySpendAtDifferentProvider: '80',
        }),
      ),
    ).toEqual({ mobilePlan: { _tag: 'PlanWithoutTable', mobilePlan: 'unlimitedPlus' } })
  })

  it('is empty exactly for a form with a result, whatever is typed (SAV-01)', () => {
    const form = fc.record<SavingsForm>({
      type: fc.oneof(fc.constantFrom('mobileOnly', 'other'), anyText),
      speedImportance: fc.oneof(fc.constantFrom('critical', ''), anyText),
      mobileLineQty: fc.oneof(fc.integer({ min: 0, max: 11 }).map(String), anyText),
      mobilePlan: fc.oneof(fc.constantFrom('unlimited', 'unlimitedPlus'), anyText),
      monthlySpendAtDifferentProvider: fc.oneof(fc.nat(20_000).map(String), anyText),
    })
    forAll(form, (typed) => {
      const input = savingsInputOf(typed)
      const failures = savingsFailures(input)
      expect(Object.keys(failures).length === 0).toBe(E.isRight(parseSavingsInput(input)))
      expect(savingsFields).toEqual(expect.arrayContaining(Object.keys(failures)))
    })
  })
})
