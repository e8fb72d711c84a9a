import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTableNames } from '#core/catalog/line-table.ts'
import type { Price } from '#core/catalog/price.ts'
import {
  guaranteeOf,
  limitOf,
  oneTimeOf,
  priceOf,
  priceTypes,
  recurringAmount,
  recurringOf,
  recurringPrice,
} from '#core/catalog/price.ts'
import { cents } from '#core/shared/money.ts'
import { prices } from '#test/arbitraries/catalog.arbitrary.ts'
import { specifiedTables } from './line-tables.oracle.ts'

const typesOf = (all: readonly Price[]): readonly string[] => all.map(({ type }) => type)

const quantity = fc.integer({ min: 1, max: 10 })

describe('priceOf', () => {
  it('returns the price component of a type, if any (CAT-02)', () => {
    fc.assert(
      fc.property(prices, (all) => {
        for (const type of priceTypes)
          expect(priceOf({ prices: all }, type)).toBe(all.find((price) => price.type === type))
      }),
    )
  })
})

describe('recurringPrice', () => {
  it('is the new-customer price for a new customer where one exists, and never for others (CAT-03)', () => {
    fc.assert(
      fc.property(prices, (all) => {
        const fresh = all.find(({ type }) => type === 'NEW')
        const regular = all.find(({ type }) => type === 'RECURRING' || type === 'LineTable') ?? null
        expect(recurringPrice({ prices: all }, true)).toBe(fresh ?? regular)
        expect(recurringPrice({ prices: all }, false)).toBe(regular)
      }),
    )
  })

  it('is none for one-time prices, payment plans and suggested prices alone (CAT-02, CAT-04)', () => {
    fc.assert(
      fc.property(prices, (all) => {
        const rest = all.filter(({ type }) => ['ONETIME', 'PaymentPlan', 'SMRRP'].includes(type))
        for (const isNew of [true, false]) expect(recurringPrice({ prices: rest }, isNew)).toBeNull()
      }),
    )
  })
})

describe('recurringAmount', () => {
  it('is the unit price times the quantity (CAT-02)', () => {
    fc.assert(
      fc.property(fc.nat(20_000), quantity, (each, count) => {
        for (const type of ['RECURRING', 'NEW'] as const)
          expect(recurringAmount({ type, amount: cents(each), guaranteeMonths: 0 }, count)).toBe(each * count)
      }),
    )
  })

  it.each(lineTableNames)(
    'is the table amount of %s for the number of lines, and none beyond it (CAT-05)',
    (table) => {
      for (const [index, dollars] of specifiedTables[table].dollars.entries())
        expect(recurringAmount({ type: 'LineTable', table }, index + 1)).toBe(dollars * 100)
      expect(recurringAmount({ type: 'LineTable', table }, 11)).toBe(0)
    },
  )
})

describe('guaranteeOf', () => {
  it('is the guarantee in months, or none (CAT-07)', () => {
    const price = { type: 'RECURRING', amount: cents(5_000) } as const
    expect(guaranteeOf({ ...price, guaranteeMonths: 60 }, 1)).toBe(60)
    expect(guaranteeOf({ ...price, guaranteeMonths: 0 }, 1)).toBe(0)
  })

  it.each(lineTableNames)(
    'is the guarantee years of %s for the number of lines, in months (CAT-07)',
    (table) => {
      for (const [index, years] of specifiedTables[table].years.entries())
        expect(guaranteeOf({ type: 'LineTable', table }, index + 1)).toBe(years * 12)
      expect(guaranteeOf({ type: 'LineTable', table }, 11)).toBe(0)
    },
  )
})

describe('recurringOf', () => {
  it('is the regular monthly unit price, or zero (CAT-02, CAT-06)', () => {
    fc.assert(
      fc.property(prices, (all) => {
        const regular = all.find((price) => price.type === 'RECURRING')
        expect(recurringOf({ prices: all })).toBe(
          typesOf(all).includes('RECURRING') && regular?.type === 'RECURRING' ? regular.amount : 0,
        )
      }),
    )
  })
})

describe('oneTimeOf', () => {
  it('is the one-time charge, or zero (CAT-02)', () => {
    fc.assert(
      fc.property(prices, (all) => {
        const once = all.flatMap((price) => (price.type === 'ONETIME' ? [price.amount] : []))
        expect(oneTimeOf({ prices: all })).toBe(once[0] ?? 0)
      }),
    )
  })
})

describe('limitOf', () => {
  it('is the offer’s limit, and at most ten with a line table (PRC-02, CAT-05)', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 40 }), (all, limit) => {
        const isTable = typesOf(all).includes('LineTable')
        expect(limitOf({ prices: all, limit })).toBe(isTable && limit > 10 ? 10 : limit)
      }),
    )
  })
})
