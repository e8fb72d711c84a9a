import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { linesOfBusiness, offerRoles } from '#core/catalog/offer.ts'
import { linesWithOffers, offersStateOf } from '#core/catalog/offers-state.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('offersStateOf', () => {
  it('stores every id once, in order, in the list and in each index (OFS-01)', () =>
    forAll(offers, (sold) => {
      const { order, byId, idsByLos, idsByProductType } = accepted(offersStateOf(sold))
      expect(order).toEqual(sold.map(({ id }) => id))
      expect(Object.keys(byId).toSorted()).toEqual(order.toSorted())
      for (const index of [idsByLos, idsByProductType])
        expect(Object.values(index).flat().toSorted()).toEqual(order.toSorted())
    }))

  it('indexes an id by the line and role of its offer only (OFS-01)', () =>
    forAll(offers, (sold) => {
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
    }))

  it('refuses a duplicate id (OFS-01)', () =>
    forAll(offers, fc.nat(6), fc.nat(7), (sold, which, at) => {
      const twice = sold[which % sold.length]
      if (twice === undefined) return
      expect(offersStateOf(sold.toSpliced(at, 0, { ...twice, name: 'again' }))).toEqual(
        E.left({ _tag: 'OfferTwice', offerId: twice.id }),
      )
    }))

  it('survives a JSON round trip (OFS-01)', () =>
    forAll(offers, (sold) => {
      const state = accepted(offersStateOf(sold))
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    }))
})

describe('linesWithOffers', () => {
  it('are the lines of the offers, in order (OFS-02)', () =>
    forAll(offers, (sold) => {
      const lines = new Set(sold.map(({ lineOfBusiness }) => lineOfBusiness))
      expect(linesWithOffers(accepted(offersStateOf(sold)))).toEqual(
        linesOfBusiness.filter((line) => lines.has(line)),
      )
    }))

  it('are all lines for the full catalogue (OFS-02)', () => {
    expect(linesWithOffers(accepted(offersStateOf(cometa.catalog.offers)))).toEqual(linesOfBusiness)
  })
})
