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
import { offers } from '#test/arbitraries/offer.arbitrary.ts'

describe('findOffer', () => {
  it('finds every offer of a catalogue by its id', () => {
    fc.assert(
      fc.property(offers, (sold) => {
        for (const offer of sold) expect(findOffer(sold, offer.id)).toBe(offer)
      }),
    )
  })

  it.each(['', 'unknown', 'toString', 'hasOwnProperty'])('finds nothing under %j', (id) => {
    fc.assert(fc.property(offers, (sold) => findOffer(sold, id as OfferId) === undefined))
  })
})

describe('offersOfRole', () => {
  it('parts a catalogue: each offer stands under its role, in the catalogue’s order, and under no other', () => {
    fc.assert(
      fc.property(offers, (sold) => {
        const parts = offerRoles.map((role) => offersOfRole(sold, role))
        expect(parts.flat()).toHaveLength(sold.length)
        parts.forEach((part, index) => {
          expect(part).toEqual(sold.filter((offer) => offer.role === offerRoles[index]))
        })
      }),
    )
  })
})

describe('offersOfLine', () => {
  it('parts a catalogue: each offer stands under its line of business, in the catalogue’s order', () => {
    fc.assert(
      fc.property(offers, (sold) => {
        const parts = linesOfBusiness.map((line) => offersOfLine(sold, line))
        expect(parts.flat()).toHaveLength(sold.length)
        parts.forEach((part, index) => {
          expect(part).toEqual(sold.filter((offer) => offer.lineOfBusiness === linesOfBusiness[index]))
        })
      }),
    )
  })
})

describe('isChosenAtCheckout', () => {
  it('is true of installation and deposit alone: plans and add-ons are chosen while shopping', () => {
    expect(offerRoles.filter((role) => isChosenAtCheckout({ role }))).toEqual(['installation', 'deposit'])
  })
})
