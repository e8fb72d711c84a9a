import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Price } from '#core/catalog/price.ts'
import {
  listPriceOf,
  oneTimeOf,
  priceOf,
  priceTypes,
  recurringOf,
  recurringPrice,
} from '#core/catalog/price.ts'
import { prices } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const typesOf = (all: readonly Price[]): readonly string[] => all.map(({ type }) => type)

const quantity = fc.integer({ min: 1, max: 10 })

describe('priceOf', () => {
  it('returns the price component of a type, if any (CAT-02)', () =>
    forAll(prices, (all) => {
      for (const type of priceTypes)
        expect(priceOf({ prices: all }, type)).toBe(all.find((price) => price.type === type))
    }))
})

describe('recurringPrice', () => {
  it('is the new-customer price for a new customer where one exists, and never for others (CAT-03)', () =>
    forAll(prices, (all) => {
      const fresh = all.find(({ type }) => type === 'NEW')
      const regular = all.find(({ type }) => type === 'RECURRING') ?? null
      expect(recurringPrice({ prices: all }, true)).toBe(fresh ?? regular)
      expect(recurringPrice({ prices: all }, false)).toBe(regular)
    }))

  it('is none for one-time prices, payment plans and suggested prices alone (CAT-02, CAT-04)', () =>
    forAll(prices, (all) => {
      const rest = all.filter(({ type }) => ['ONETIME', 'PaymentPlan', 'SMRRP'].includes(type))
      for (const isNew of [true, false]) expect(recurringPrice({ prices: rest }, isNew)).toBeNull()
    }))
})

describe('listPriceOf', () => {
  it('is the unit price of the buyer times the quantity, or zero (CAT-02, CAT-03)', () =>
    forAll(prices, quantity, fc.boolean(), (all, count, isNew) => {
      const each = recurringPrice({ prices: all }, isNew)?.amount ?? 0
      expect(listPriceOf({ prices: all }, count, isNew)).toBe(each * count)
    }))
})

describe('recurringOf', () => {
  it('is the regular monthly unit price, or zero (CAT-02)', () =>
    forAll(prices, (all) => {
      const regular = all.find((price) => price.type === 'RECURRING')
      expect(recurringOf({ prices: all })).toBe(
        typesOf(all).includes('RECURRING') && regular?.type === 'RECURRING' ? regular.amount : 0,
      )
    }))
})

describe('oneTimeOf', () => {
  it('is the one-time charge, or zero (CAT-02)', () =>
    forAll(prices, (all) => {
      const once = all.flatMap((price) => (price.type === 'ONETIME' ? [price.amount] : []))
      expect(oneTimeOf({ prices: all })).toBe(once[0] ?? 0)
    }))
})
