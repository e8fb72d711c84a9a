import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTableNames, lineTables } from '#core/catalog/line-table.ts'
import {
  BUNDLED_FROM_LINES,
  internetPrices,
  internetTiers,
  speedImportances,
  tierFor,
} from '#core/savings/internet-price.ts'
import { savingOver, type Savings, savings } from '#core/savings/savings.ts'
import { MAX_SPEND, type SavingsInput } from '#core/savings/savings-input.ts'
import { cents, isCents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { savingsInput } from '#test/arbitraries/savings.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'
import { oracleGuarantee, oracleLines, oracleTotal } from './savings.oracle.ts'

const answer = (input: SavingsInput): Savings => accepted(savings(input))

const family: SavingsInput = {
  type: 'other',
  speedImportance: 'other',
  mobileLineQty: 2,
  monthlySpendAtDifferentProvider: 12_000,
}

describe('tierFor', () => {
  it('maps critical to gig, important to advantage and the other answer to premier (SAV-02)', () => {
    expect(tierFor).toEqual({ critical: 'gig', important: 'advantage', other: 'premier' })
    expect(internetTiers).toEqual(['advantage', 'premier', 'gig'])
  })
})

describe('internetPrices', () => {
  it('are those of section 9, and lower with more than one line (SAV-03)', () => {
    expect(internetPrices).toEqual({
      nonBundled: { advantage: 3_000, premier: 5_000, gig: 7_000 },
      bundled: { advantage: 2_000, premier: 3_000, gig: 4_000 },
    })
    expect(BUNDLED_FROM_LINES).toBe(2)
  })
})

describe('savings', () => {
  it('matches the tables of section 9 for every input (SAV-03, SAV-04)', () => {
    for (const type of ['mobileOnly', 'other'])
      for (const speedImportance of [...speedImportances, 'very', 'no mucho'])
        for (let count = 1; count <= 10; count += 1)
          for (const mobilePlan of type === 'other' ? ['unlimited', 'unlimitedPlus'] : ['unlimited']) {
            const input = { ...family, type, speedImportance, mobileLineQty: count, mobilePlan }
            const { providerMonthly, guaranteeYears } = answer(input)
            const expected = oracleTotal(type, speedImportance, count, mobilePlan) * 100
            expect([input, providerMonthly]).toEqual([input, expected])
            expect([input, guaranteeYears]).toEqual([input, oracleGuarantee(type, count, mobilePlan)])
          }
  })

  it('prices lines by exactly the rows of section 9, with the first one free (SAV-04)', () => {
    for (const name of lineTableNames)
      expect(lineTables[name].map(({ noOfLines, cost }) => [noOfLines, cost])).toEqual(
        oracleLines[name].map((cost, index) => [index + 1, cost * 100]),
      )
  })

  it('returns the parts of the total, which add up to it (SAV-03, SAV-04)', () => {
    forAll(savingsInput, (input) => {
      const { internet, mobile, providerMonthly } = answer(input)
      expect(mobile.cost + (internet?.price ?? 0)).toBe(providerMonthly)
      expect(internet === null).toBe(input.type === 'mobileOnly')
      expect(mobile.noOfLines).toBe(input.mobileLineQty)
    })
    expect(answer(family)).toEqual({
      internet: { tier: 'premier', isBundled: true, price: 3_000 },
      mobile: { table: 'bundled', noOfLines: 2, cost: 6_000 },
      providerMonthly: 9_000,
      monthly: 3_000,
      yearly: 36_000,
      savingsExist: true,
      guaranteeYears: 2,
    })
    expect(answer({ ...family, mobilePlan: 'unlimitedPlus', mobileLineQty: 1 })).toMatchObject({
      internet: { tier: 'premier', isBundled: false, price: 5_000 },
      mobile: { table: 'bundledPlus', noOfLines: 1, cost: 0 },
    })
    expect(answer({ ...family, type: 'mobileOnly' }).mobile.table).toBe('standalone')
  })

  it('counts a year as twelve months, in integer cents (SAV-05)', () =>
    forAllWith(
      { examples: [[{ ...family, monthlySpendAtDifferentProvider: MAX_SPEND }]] },
      savingsInput,
      (input) => {
        const { monthly, yearly, providerMonthly } = answer(input)
        expect(monthly).toBe(input.monthlySpendAtDifferentProvider - providerMonthly)
        expect(yearly).toBe(monthly * 12)
        expect(isCents(yearly)).toBe(true)
      },
    ))

  it('has savings above the provider’s total, and none at or below it (SAV-06)', () =>
    forAll(savingsInput, (input) => {
      const { providerMonthly, savingsExist, monthly } = answer(input)
      expect(savingsExist).toBe(monthly > 0)
      for (const off of [-1, 0, 1]) {
        const spend = Math.max(0, providerMonthly + off)
        expect(answer({ ...input, monthlySpendAtDifferentProvider: spend }).savingsExist).toBe(
          spend > providerMonthly,
        )
      }
    }))

  it('is monotonic in the spend, and the provider’s total is monotonic in the lines (SAV-04, SAV-05)', () =>
    forAll(savingsInput, fc.nat(60_000), (input, more) => {
      const spend = Math.min(MAX_SPEND, input.monthlySpendAtDifferentProvider + more)
      const richer = answer({ ...input, monthlySpendAtDifferentProvider: spend })
      expect(richer.monthly - answer(input).monthly).toBe(spend - input.monthlySpendAtDifferentProvider)
      const fewer = answer({ ...input, mobileLineQty: Math.max(1, (input.mobileLineQty ?? 1) - 1) })
      expect(fewer.providerMonthly).toBeLessThanOrEqual(answer(input).providerMonthly)
    }))

  it('returns the input’s failure (SAV-01)', () => {
    expect(savings({ ...family, speedImportance: '' })).toEqual(E.left({ _tag: 'SpeedImportanceMissing' }))
    expect(savings({ ...family, mobileLineQty: null })).toEqual(E.left({ _tag: 'LinesMissing' }))
  })
})

describe('savingOver', () => {
  it('is antisymmetric in the two spends, and zero for equal ones (SAV-05)', () => {
    forAllWith({ examples: [[cents(12_000), cents(9_000)]] }, amount(), amount(), (a, b) => {
      expect(savingOver(a, b) + savingOver(b, a)).toBe(0)
      expect(savingOver(a, a)).toBe(0)
    })
    expect(savingOver(cents(12_000), cents(9_000))).toBe(3_000)
  })

  it('is antisymmetric for households too: swapped spends swap the sign (SAV-05)', () =>
    forAll(savingsInput, (input) => {
      const here = answer(input)
      const spend = cents(input.monthlySpendAtDifferentProvider)
      expect(here.monthly + savingOver(here.providerMonthly, spend)).toBe(0)
    }))
})
