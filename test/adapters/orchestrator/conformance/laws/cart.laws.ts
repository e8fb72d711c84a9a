import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { type PricedCart, quantityOf } from '#core/cart/cart.ts'
import { featuredOffers } from '#core/catalog/featured.ts'
import { isChosenAtCheckout, type Offer, type OfferId, offersOfRole } from '#core/catalog/offer.ts'
import { availableOffers } from '#core/localization/availability.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import { quote } from '#core/pricing/quote.ts'
import { ZERO } from '#core/shared/money.ts'
import {
  DEPOSIT,
  DISNEY,
  GIG,
  MOBILE,
  POD,
  TV,
  answerOf,
  fillDetails,
  localizeAt,
  localizeUnsold,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'
import type { Harness, Laws } from '../harness.ts'

const FIVE_HUNDRED = 'internet-500' as OfferId
const UNLIMITED_PLUS = 'mobile-unlimited-plus' as OfferId

/** A visitor before the offers of an address, with the rate of its taxes. */
const shopper = async ({ visitor }: Harness) => {
  const shopping = visitor()
  const { sessionInfo } = await localizeAt(shopping)
  if (sessionInfo === null) throw new Error('no session')
  const { catalog, installOptions } = await answerOf(shopping.getOffers({ featuredOffersOnly: false }))
  return { shopping, catalog, installOptions, taxRate: sessionInfo.serviceAddress.taxRate }
}

type Shopper = Awaited<ReturnType<typeof shopper>>

const item = (offerId: OfferId, quantity: number, lineOfBusiness: Offer['lineOfBusiness'] = 'Internet') => ({
  offerId,
  quantity,
  lineOfBusiness,
})

/** A change a visitor can make, or be refused. */
const change = ({ shopping, catalog, installOptions }: Shopper) => {
  const sold = catalog.offers.filter((offer) => !isChosenAtCheckout(offer))
  const offer = fc.constantFrom(...sold)
  return fc.oneof(
    fc.constantFrom(...offersOfRole(sold, 'plan')).map(({ id }) => shopping.addOffer({ offerId: id })),
    fc.constantFrom(...offersOfRole(sold, 'plan')).map(({ id }) => shopping.removeOffer({ id })),
    fc
      .tuple(offer, fc.nat(11))
      .map(([{ id, lineOfBusiness }, count]) => shopping.addCartItem(item(id, count, lineOfBusiness))),
    offer.map(({ id, lineOfBusiness }) => shopping.removeCartItem({ offerId: id, lineOfBusiness })),
    fc.constantFrom(...installOptions).map(({ kind }) => shopping.chooseInstallOption({ kind })),
  )
}

const linesOf = ({ cart }: PricedCart) => cart.lines.map(({ offerId, quantity }) => [offerId, quantity])

const cartOf = async (visitor: StorefrontOrchestrator) => linesOf(await answerOf(visitor.cart()))

export const cartLaws: Laws = {
  'prices every cart like the core quote, in every response (I5, PRC-01 to PRC-06)': async (harness) => {
    const buyer = await shopper(harness)
    const { shopping, catalog, taxRate } = buyer
    await forAllAsyncWith(
      {
        numRuns: 25,
        examples: [
          [[shopping.addOffer({ offerId: GIG }), shopping.addCartItem(item(POD, 5))]],
          [[shopping.addOffer({ offerId: UNLIMITED_PLUS })]],
        ],
      },
      fc.array(change(buyer), { maxLength: 6 }),
      async (calls) => {
        for (const call of calls) await call()
        const priced = await answerOf(shopping.cart())
        const { lines } = priced.cart
        expect(E.right(priced.quote)).toEqual(
          quote({ ...catalog, catalogVersion: catalog.version, lines, taxRate }),
        )
        expect(await answerOf(shopping.cartSummary({ returnTaxes: true }))).toEqual(priced)
      },
    )
  },
  'returns the full catalogue of an address, or the brand’s featured offers in order (CAT-10)': async (
    harness,
  ) => {
    const { shopping, catalog, installOptions } = await shopper(harness)
    expect(installOptions.length).toBeGreaterThan(0)
    const featured = await answerOf(shopping.getOffers({ featuredOffersOnly: true }))
    expect(featured.catalog.offers).toEqual(featuredOffers(catalog.offers, terms.featured))
    expect(featured.catalog.offers.length).toBeGreaterThan(0)
    const { installation } = await answerOf(shopping.installOptions())
    expect(installation).toEqual(installOptions)
  },
  'sells at an address only what is available there, and nothing without offers (LOC-16)': async ({
    visitor,
  }) => {
    const unsold = visitor()
    const { sessionInfo } = await localizeUnsold(unsold)
    const { catalog } = await answerOf(unsold.getOffers({ featuredOffersOnly: false }))
    expect(catalog.offers).toEqual([])
    expect(await refusalOf(unsold.addOffer({ offerId: GIG }))).toBe('OFFER_UNKNOWN')
    expect(await refusalOf(unsold.chooseInstallOption({ kind: 'self' }))).toBe('OFFER_UNKNOWN')
    expect(sessionInfo).not.toBeNull()
    const served = visitor()
    const { sessionInfo: place } = await localizeAt(served, 'serviceSelection')
    const offers = (await answerOf(served.getOffers({ featuredOffersOnly: false }))).catalog.offers
    expect(place === null ? [] : availableOffers(offers, place.serviceAddress.serviceability)).toEqual(offers)
  },
  'omits the tax from a summary requested without tax': async (harness) => {
    const { shopping } = await shopper(harness)
    await fillDetails(shopping)
    const { quote: untaxed } = await answerOf(shopping.cartSummary({ returnTaxes: false }))
    const { quote: taxed } = await answerOf(shopping.cartSummary({ returnTaxes: true }))
    expect(taxed.oneTime.tax).toBeGreaterThan(0)
    expect([untaxed.oneTime.tax, untaxed.monthly.tax]).toEqual([ZERO, ZERO])
    expect([untaxed.oneTime.net, untaxed.monthly.net]).toEqual([taxed.oneTime.net, taxed.monthly.net])
  },
  'replaces the plan of the same line of business, and preserves the others (CRT-01)': async (harness) => {
    const { shopping } = await shopper(harness)
    await answerOf(shopping.addOffer({ offerId: FIVE_HUNDRED }))
    await answerOf(shopping.addOffer({ offerId: TV }))
    const replaced = await answerOf(shopping.addOffer({ offerId: GIG }))
    expect(new Map(linesOf(replaced) as never)).toEqual(
      new Map([
        [TV, 1],
        [GIG, 1],
      ] as never),
    )
    await answerOf(shopping.removeOffer({ id: FIVE_HUNDRED }))
    await answerOf(shopping.removeOffer({ id: TV }))
    expect(await cartOf(shopping)).toEqual([[GIG, 1]])
  },
  'sells an add-on only with a plan of its line of business, and removes both together (CRT-05)': async (
    harness,
  ) => {
    const { shopping } = await shopper(harness)
    expect(await refusalOf(shopping.addCartItem(item(POD, 1)))).toBe('PLAN_MISSING')
    await answerOf(shopping.addOffer({ offerId: GIG }))
    expect(await refusalOf(shopping.addCartItem(item(DISNEY, 1, 'TV')))).toBe('PLAN_MISSING')
    await answerOf(shopping.addCartItem(item(POD, 2)))
    expect(linesOf(await answerOf(shopping.removeOffer({ id: GIG })))).toEqual([])
  },
  'increments the version for each change, and not for a call that changes nothing (CRT-04)': async (
    harness,
  ) => {
    const { shopping } = await shopper(harness)
    const before = (await answerOf(shopping.addOffer({ offerId: GIG }))).cart.version
    const versionAfter = async (quantity: number) =>
      (await answerOf(shopping.addCartItem(item(POD, quantity)))).cart.version
    expect([await versionAfter(2), await versionAfter(2), await versionAfter(3)]).toEqual([
      before + 1,
      before + 1,
      before + 2,
    ])
    expect((await answerOf(shopping.cart())).cart.version).toBe(before + 2)
  },
  'refuses more of an offer than its limit and leaves the cart unchanged (CRT-02, F24)': async (harness) => {
    const { shopping, catalog } = await shopper(harness)
    await answerOf(shopping.addOffer({ offerId: GIG }))
    for (const id of [POD, MOBILE]) {
      const offer = catalog.offers.find((sold) => sold.id === id)
      if (offer === undefined) throw new Error(`${id} is not sold`)
      const asked = (quantity: number) => shopping.addCartItem(item(id, quantity, offer.lineOfBusiness))
      const full = await answerOf(asked(offer.limit))
      expect(quantityOf(full.cart.lines, id)).toBe(offer.limit)
      expect(await refusalOf(asked(offer.limit + 1))).toBe('QUANTITY_OUT_OF_RANGE')
      expect(await answerOf(shopping.cart())).toEqual(full)
    }
  },
  'refuses an unknown offer, and an offer sold another way than its own (F24)': async (harness) => {
    const { shopping, installOptions } = await shopper(harness)
    const [installation] = installOptions
    const priced = await answerOf(shopping.addOffer({ offerId: GIG }))
    const unknown = 'internet-free' as OfferId
    const calls = [
      shopping.addOffer({ offerId: unknown }),
      shopping.addOffer({ offerId: POD }),
      shopping.addOffer({ offerId: installation?.offerId ?? unknown }),
      shopping.removeOffer({ id: unknown }),
      shopping.removeOffer({ id: POD }),
      shopping.addCartItem(item(unknown, 1)),
      shopping.addCartItem(item(GIG, 1)),
      shopping.addCartItem(item(POD, 1, 'TV')),
      shopping.addCartItem(item(DEPOSIT, 1)),
      shopping.removeCartItem({ offerId: unknown, lineOfBusiness: 'Internet' }),
      shopping.removeCartItem({ offerId: DEPOSIT, lineOfBusiness: 'Internet' }),
    ]
    for (const call of calls) expect(await refusalOf(call)).toBe('OFFER_UNKNOWN')
    expect(await answerOf(shopping.cart())).toEqual(priced)
  },
  'removes withdrawn offers and their price from a cart (F25)': async (harness) => {
    const { shopping } = await shopper(harness)
    const alone = await answerOf(shopping.addOffer({ offerId: GIG }))
    await answerOf(shopping.addCartItem(item(POD, 2)))
    harness.changeOffers((offers) => offers.filter(({ id }) => id !== POD))
    const { cart, quote: priced } = await answerOf(shopping.cart())
    expect(cart.lines).toEqual(alone.cart.lines)
    expect(priced.dueToday).toBe(alone.quote.dueToday)
    expect(priced.catalogVersion).not.toBe(alone.quote.catalogVersion)
    expect(await refusalOf(shopping.addCartItem(item(POD, 1)))).toBe('OFFER_UNKNOWN')
  },
}
