import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import {
  findOffer,
  isChosenAtCheckout,
  linesOfBusiness,
  offerRoles,
  offersOfLine,
  offersOfRole,
} from '#core/catalog/offer.ts'
import { roomsServed, suggestedRepeaters } from '#core/catalog/repeaters.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('findOffer', () => {
  it('finds every offer of a catalogue by its id', () =>
    forAll(offers, (sold) => {
      for (const offer of sold) expect(findOffer(sold, offer.id)).toBe(offer)
    }))

  it.each(['', 'unknown', 'toString', 'hasOwnProperty'])('returns none for %j', (id) =>
    forAll(offers, (sold) => findOffer(sold, id as OfferId) === undefined),
  )
})

describe('offersOfRole', () => {
  it('partitions the catalogue by role and preserves its order', () =>
    forAll(offers, (sold) => {
      const parts = offerRoles.map((role) => offersOfRole(sold, role))
      expect(parts.flat()).toHaveLength(sold.length)
      parts.forEach((part, index) => {
        expect(part).toEqual(sold.filter((offer) => offer.role === offerRoles[index]))
      })
    }))
})

describe('offersOfLine', () => {
  it('partitions the catalogue by line of business and preserves its order', () =>
    forAll(offers, (sold) => {
      const parts = linesOfBusiness.map((line) => offersOfLine(sold, line))
      expect(parts.flat()).toHaveLength(sold.length)
      parts.forEach((part, index) => {
        expect(part).toEqual(sold.filter((offer) => offer.lineOfBusiness === linesOfBusiness[index]))
      })
    }))
})

describe('isChosenAtCheckout', () => {
  it('is true only of installation and deposit', () => {
    expect(offerRoles.filter((role) => isChosenAtCheckout({ role }))).toEqual(['installation', 'deposit'])
  })
})

describe('suggestedRepeaters', () => {
  it('is the fewest that serve every room, at most what is sold (CAT-13)', () =>
    forAll(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 1_000 }), (rooms, limit) => {
      const count = suggestedRepeaters(rooms, { limit })
      expect(count).toBeGreaterThanOrEqual(0)
      expect(count).toBeLessThanOrEqual(limit)
      if (count < limit) expect(roomsServed(count)).toBeGreaterThanOrEqual(rooms)
      if (count > 0) expect(roomsServed(count - 1)).toBeLessThan(rooms)
    }))

  it('needs none for two rooms, and one for every two more (CAT-13)', () => {
    expect([1, 2, 3, 4, 5, 12, 13].map((rooms) => suggestedRepeaters(rooms, { limit: 5 }))).toEqual([
      0, 0, 1, 1, 2, 5, 5,
    ])
  })
})
