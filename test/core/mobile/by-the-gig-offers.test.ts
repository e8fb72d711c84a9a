import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { EXTRA_GIGABYTES_MAX, byTheGigIds, byTheGigOffers } from '#core/mobile/by-the-gig-offers.ts'
import { MAX_MOBILE_LINES, byTheGigMonthly } from '#core/mobile/mobile-plan.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { forAll } from '#test/for-all.ts'

const offers = byTheGigOffers({ plan: 'By the Gig', first: 'First gigabyte', extra: 'Extra gigabyte' })

describe('byTheGigOffers', () => {
  it('price any lines and gigabytes as the plan does (MOB-02, MOB-30)', () => {
    const lines = fc.integer({ min: 1, max: MAX_MOBILE_LINES })
    forAll(lines, fc.nat(EXTRA_GIGABYTES_MAX), (count, extra) => {
      const cart = [
        { offerId: byTheGigIds.plan, quantity: count },
        { offerId: byTheGigIds.first, quantity: 1 },
        ...(extra === 0 ? [] : [{ offerId: byTheGigIds.extra, quantity: extra }]),
      ]
      const priced = quote({ catalogVersion: '1', offers, lines: cart, taxRate: basisPoints(0) })
      const monthly = E.map((one: { readonly monthly: { readonly net: number } }) => one.monthly.net)(priced)
      expect(monthly).toEqual(byTheGigMonthly(extra + 1, count))
    })
  })

  it('are sold to carts that need them, with the names of the brand (MOB-30, MOB-31)', () => {
    expect(offers.map(({ name }) => name)).toEqual(['By the Gig', 'First gigabyte', 'Extra gigabyte'])
    expect(new Set(offers.map(({ audience }) => audience))).toEqual(new Set(['mobileItems']))
    const ids = cometa.catalog.offers.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(Object.values(byTheGigIds)))
  })
})
