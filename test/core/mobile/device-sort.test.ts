import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortDevices, sortOrders } from '#core/mobile/device-sort.ts'
import { type Cents, cents } from '#core/shared/money.ts'
import { forAll } from '#test/for-all.ts'

type Shown = { readonly name: number; readonly price: Cents | null }

const priceOf = ({ price }: Shown): Cents | null => price

const shownAt = (price: number | null, name: number): Shown => ({
  name,
  price: price === null ? null : cents(price),
})

/** Devices of few prices, so that equals and unpriced ones are common. */
const devices = fc
  .array(fc.constantFrom(null, 0, 10_800, 79_999, 189_999), { maxLength: 12 })
  .map((prices) => prices.map(shownAt))

const byPrice = fc.constantFrom('priceLowToHigh' as const, 'priceHighToLow' as const)

describe('sortDevices', () => {
  it('returns every device as often as before (MOB-09)', () =>
    forAll(devices, fc.constantFrom(...sortOrders), (given, order) => {
      const names = sortDevices(given, order, priceOf).map(({ name }) => name)
      expect(names.toSorted((a, b) => a - b)).toEqual(given.map(({ name }) => name))
    }))

  it('preserves the given order of featured devices (MOB-09)', () =>
    forAll(devices, (given) => {
      expect(sortDevices(given, 'featured', priceOf)).toEqual(given)
    }))

  it('sorts prices ascending or descending, with unpriced devices last in both orders (MOB-09)', () =>
    forAll(devices, byPrice, (given, order) => {
      const prices = sortDevices(given, order, priceOf).map(({ price }) => price)
      const priced = prices.filter((price) => price !== null)
      expect(prices.slice(0, priced.length)).toEqual(priced)
      const up = priced.toSorted((a, b) => a - b)
      expect(priced).toEqual(order === 'priceLowToHigh' ? up : up.toReversed())
    }))

  it('is stable for equal prices and for unpriced devices (MOB-09)', () =>
    forAll(devices, byPrice, (given, order) => {
      const sorted = sortDevices(given, order, priceOf)
      for (const price of new Set(given.map((device) => device.price))) {
        const names = sorted.filter((device) => device.price === price).map(({ name }) => name)
        expect(names).toEqual(names.toSorted((a, b) => a - b))
      }
    }))

  it('is idempotent, and depends on the previous order only among equals (MOB-09)', () =>
    forAll(devices, byPrice, (given, order) => {
      const sorted = sortDevices(given, order, priceOf)
      expect(sortDevices(sorted, order, priceOf)).toEqual(sorted)
      const backwards = sortDevices(given.toReversed(), order, priceOf)
      expect(backwards.map(({ price }) => price)).toEqual(sorted.map(({ price }) => price))
    }))
})
