import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { linesOfBusiness, offerRoles } from '#core/catalog/offer.ts'
import {
  addOffer,
  linesWithOffers,
  offerIn,
  offersOf,
  offersStateOf,
  removeOffer,
} from '#core/catalog/offers-state.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { offer, offerId, offers } from '#test/arbitraries/offer.arbitrary.ts'

describe('offersStateOf', () => {
  it('stores every id once, in order, in the list and in each index (OFS-01)', () => {
    fc.assert(
      fc.property(offers, (sold) => {
        const { order, byId, idsByLos, idsByProductType } = accepted(offersStateOf(sold))
        expect(order).toEqual(sold.map(({ id }) => id))
        expect(Object.keys(byId).toSorted()).toEqual(order.toSorted())
        for (const index of [idsByLos, idsByProductType])
          expect(Object.values(index).flat().toSorted()).toEqual(order.toSorted())
      }),
    )
  })

  it('indexes an id by the line and role of its offer only (OFS-01)', () => {
    fc.assert(
      fc.property(offers, (sold) => {
        const { idsByLos, idsByProductType, losProductTypeByLob } = accepted(offersStateOf(sold))
        expect(Object.keys(idsByLos)).toEqual(linesOfBusiness)
        expect(Object.keys(idsByProductType)).toEqual(offerRoles)
        expect(Object.keys(losProductTypeByLob)).toEqual(linesOfBusiness)
        const namesOf = (of: (id: (typeof sold)[number]) => boolean) => sold.filter(of).map(({ id }) => id)
        for (const role of offerRoles)
          expect(idsByProductType[role]).toEqual(namesOf((sold) => sold.role === role))
        for (const line of linesOfBusiness) {
          expect(idsByLos[line]).toEqual(namesOf((sold) => sold.lineOfBusiness === line))
          expect(losProductTypeByLob[line]).toEqual(
            offerRoles.filter((role) => idsByLos[line].some((id) => idsByProductType[role].includes(id))),
          )
        }
      }),
    )
  })

  it('refuses a duplicate id (OFS-01)', () => {
    fc.assert(
      fc.property(offers, fc.nat(6), fc.nat(7), (sold, which, at) => {
        const twice = sold[which % sold.length]
        if (twice === undefined) return
        expect(offersStateOf(sold.toSpliced(at, 0, { ...twice, name: 'again' }))).toEqual(
          E.left({ _tag: 'OfferTwice', offerId: twice.id }),
        )
      }),
    )
  })

  it('survives a JSON round trip (OFS-01)', () => {
    fc.assert(
      fc.property(offers, (sold) => {
        const state = accepted(offersStateOf(sold))
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      }),
    )
  })
})

describe('offerIn', () => {
  it('finds exactly the offers in the state (OFS-02)', () => {
    fc.assert(
      fc.property(offers, offerId, (sold, id) => {
        const state = accepted(offersStateOf(sold))
        const held = sold.find((own) => own.id === id)
        expect(offerIn(state, id)).toEqual(
          held === undefined ? E.left({ _tag: 'OfferNotHeld', offerId: id }) : E.right(held),
        )
      }),
    )
  })
})

describe('offersOf', () => {
  it('returns the offers in order (OFS-02)', () => {
    fc.assert(
      fc.property(offers, (sold) => {
        expect(offersOf(accepted(offersStateOf(sold)))).toEqual(sold)
      }),
    )
  })

  it('skips an id without an offer (OFS-02)', () => {
    const state = accepted(offersStateOf([]))
    expect(offersOf({ ...state, order: ['gone', 'toString'] as OfferId[] })).toEqual([])
  })
})

describe('addOffer', () => {
  it('appends an offer once (OFS-03)', () => {
    fc.assert(
      fc.property(offers, offer, (sold, added) => {
        const state = accepted(offersStateOf(sold))
        const isHeld = sold.some(({ id }) => id === added.id)
        expect(addOffer(state, added)).toEqual(
          isHeld
            ? E.left({ _tag: 'OfferTwice', offerId: added.id })
            : E.right(accepted(offersStateOf([...sold, added]))),
        )
      }),
    )
  })

  it('is undone by removeOffer (OFS-03)', () => {
    fc.assert(
      fc.property(offers, offer, (sold, added) => {
        fc.pre(!sold.some(({ id }) => id === added.id))
        const state = accepted(offersStateOf(sold))
        expect(accepted(removeOffer(accepted(addOffer(state, added)), added.id))).toEqual(state)
      }),
    )
  })
})

describe('removeOffer', () => {
  it('removes exactly one offer, and refuses one that is missing (OFS-03)', () => {
    fc.assert(
      fc.property(offers, offerId, (sold, id) => {
        const state = accepted(offersStateOf(sold))
        const rest = sold.filter((own) => own.id !== id)
        expect(removeOffer(state, id)).toEqual(
          rest.length === sold.length
            ? E.left({ _tag: 'OfferNotHeld', offerId: id })
            : E.right(accepted(offersStateOf(rest))),
        )
      }),
    )
  })
})

describe('linesWithOffers', () => {
  it('are the lines of the offers, in order (OFS-02)', () => {
    fc.assert(
      fc.property(offers, (sold) => {
        const lines = new Set(sold.map(({ lineOfBusiness }) => lineOfBusiness))
        expect(linesWithOffers(accepted(offersStateOf(sold)))).toEqual(
          linesOfBusiness.filter((line) => lines.has(line)),
        )
      }),
    )
  })

  it('are all lines for the full catalogue (OFS-02)', () => {
    expect(linesWithOffers(accepted(offersStateOf(cometa.catalog.offers)))).toEqual(linesOfBusiness)
  })
})
