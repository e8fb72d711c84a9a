import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import type { Brand } from '#core/brand/brand.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { offersForEverybody, offersOfRole } from '#core/catalog/offer.ts'
import { runningQuote } from '#core/journeys/sale/sale.pricing.ts'
import { quote } from '#core/pricing/quote.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import { ZERO, basisPoints, cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import {
  DEPOSIT,
  DISNEY,
  GIG,
  MOBILE,
  POD,
  TV,
  answerOf,
  buildProvider,
  fillDetails,
  localizeAt,
  localizeUnsold,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { saleThrough } from '#test/builders/sale.builder.ts'

const { offers, bundles, version } = cometa.catalog
const FIVE_HUNDRED = 'internet-500' as OfferId

const shopper = async (brand: () => Brand = () => cometa) => {
  const visitor = buildProvider({ brand }).visitor()
  const { sessionInfo } = await localizeAt(visitor)
  if (sessionInfo === null) throw new Error('no session')
  return { visitor, taxRate: sessionInfo.serviceAddress.taxRate }
}

const plan = fc.constantFrom(...offersOfRole(offers, 'plan').map(({ id }) => id))
const item = fc.constantFrom(...offers)

const pods = (quantity: number) => ({ offerId: POD, quantity, lineOfBusiness: 'Internet' as const })

/** The catalogue without some offers, with another price for others. */
const changedBrand = (withdrawn: readonly OfferId[]): Brand => ({
  ...cometa,
  catalog: {
    ...cometa.catalog,
    version: '2026-12.1',
    offers: offers.filter(({ id }) => !withdrawn.includes(id)),
  },
})

describe('cartHandlers', () => {
  it('price every cart as the core does (I5, PRC-01 to PRC-06)', async () => {
    const { visitor, taxRate } = await shopper()
    const changes = fc.array(
      fc.oneof(
        plan.map((offerId) => visitor.addOffer({ offerId })),
        plan.map((id) => visitor.removeOffer({ id })),
        fc
          .tuple(item, fc.integer({ min: -1, max: 11 }))
          .map(([{ id, lineOfBusiness }, quantity]) =>
            visitor.addCartItem({ offerId: id, quantity, lineOfBusiness }),
          ),
        fc
          .constantFrom('professional' as const, 'self' as const)
          .map((kind) => visitor.chooseInstallOption({ kind })),
      ),
      { maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(changes, async (calls) => {
        for (const call of calls) await call()
        const priced = await answerOf(visitor.cart())
        expect(E.right(priced.quote)).toEqual(
          quote({ catalogVersion: version, offers, bundles, lines: priced.cart.lines, taxRate }),
        )
        expect(await answerOf(visitor.cartSummary({ returnTaxes: true }))).toEqual(priced)
      }),
      { numRuns: 40 },
    )
  })

  it('tell of the bundles that are sold, and take them off (I5, PRC-10)', async () => {
    const bundles = [
      { id: 'both', offers: [GIG, TV] as const, off: cents(1_000), months: 12, conditions: [] },
    ]
    const { visitor } = await shopper(() => ({ ...cometa, catalog: { ...cometa.catalog, bundles } }))
    const { catalog } = await answerOf(visitor.getOffers({ featuredOffersOnly: false }))
    expect(catalog.bundles).toEqual(bundles)
    const { quote: before } = await answerOf(visitor.addOffer({ offerId: TV }))
    const { quote: together } = await answerOf(visitor.addOffer({ offerId: GIG }))
    expect(together.monthly.net - before.monthly.net).toBe(7_000 - 1_000)
  })

  it('leave the tax out of a summary that is requested without it', async () => {
    const { visitor } = await shopper()
    await fillDetails(visitor)
    const { quote: untaxed } = await answerOf(visitor.cartSummary({ returnTaxes: false }))
    const { quote: taxed } = await answerOf(visitor.cartSummary({ returnTaxes: true }))
    expect(untaxed.oneTime.tax).toBe(ZERO)
    expect(taxed.oneTime.tax).toBeGreaterThan(0)
    expect(untaxed.monthly.net).toBe(taxed.monthly.net)
  })

  it('replace the plan by another and leave it when another one is taken out (CRT-01)', async () => {
    const { visitor } = await shopper()
    await answerOf(visitor.addOffer({ offerId: FIVE_HUNDRED }))
    await answerOf(visitor.addOffer({ offerId: GIG }))
    const { cart } = await answerOf(visitor.removeOffer({ id: FIVE_HUNDRED }))
    expect(cart.lines).toEqual([{ offerId: GIG, quantity: 1 }])
    expect((await answerOf(visitor.removeOffer({ id: GIG }))).cart.lines).toEqual([])
  })

  it('count a version for a change and none for a call that changes nothing', async () => {
    const { visitor } = await shopper()
    await answerOf(visitor.addOffer({ offerId: GIG }))
    const versionAfter = async () => (await answerOf(visitor.addCartItem(pods(2)))).cart.version
    expect([await versionAfter(), await versionAfter()]).toEqual([3, 3])
    const { cart } = await answerOf(visitor.removeCartItem({ offerId: POD, lineOfBusiness: 'Internet' }))
    expect(cart).toMatchObject({ version: 4, lines: [{ offerId: GIG, quantity: 1 }] })
  })

  it.each([-1, 0.5, 6, 1e9, Number.NaN])('refuse %d pods (CRT-02, F24)', async (quantity) => {
    const { visitor } = await shopper()
    await answerOf(visitor.addOffer({ offerId: GIG }))
    await answerOf(visitor.addCartItem(pods(2)))
    expect(await refusalOf(visitor.addCartItem(pods(quantity)))).toBe('QUANTITY_OUT_OF_RANGE')
    expect(quantityOf((await answerOf(visitor.cart())).cart.lines, POD)).toBe(2)
  })

  it('refuse an offer that is not sold, or not sold so', async () => {
    const { visitor } = await shopper()
    const one = (offerId: string) => ({ offerId: offerId as OfferId, quantity: 1 })
    const refusals = [
      visitor.addOffer({ offerId: 'internet-free' as OfferId }),
      visitor.addOffer({ offerId: POD }),
      visitor.addOffer({ offerId: 'install-self' as OfferId }),
      visitor.addOffer({ offerId: DEPOSIT }),
      visitor.addCartItem({ ...one('security-deposit'), lineOfBusiness: 'Internet' }),
      visitor.removeOffer({ id: '__proto__' as OfferId }),
      visitor.addCartItem({ ...one('internet-gig'), lineOfBusiness: 'Internet' }),
      visitor.addCartItem({ ...one('wifi-pod'), lineOfBusiness: 'TV' }),
      visitor.removeCartItem({ offerId: 'install-professional' as OfferId, lineOfBusiness: 'Internet' }),
    ]
    for (const call of refusals) expect(await refusalOf(call)).toBe('OFFER_UNKNOWN')
    expect((await answerOf(visitor.cart())).cart.lines).toEqual([])
  })

  it('show everything that everybody can buy, or what the brand puts first (CAT-10)', async () => {
    const { visitor } = await shopper()
    expect(await answerOf(visitor.getOffers({ featuredOffersOnly: false }))).toEqual({
      catalog: { ...cometa.catalog, offers: offersForEverybody(cometa.catalog.offers) },
      installOptions: cometa.installOptions,
    })
    const featured = await answerOf(visitor.getOffers({ featuredOffersOnly: true }))
    expect(featured.catalog.offers.map(({ id }) => id)).toEqual(terms.featured)
  })

  it('refuse an add-on without a plan of its line, and take it out with that plan (CRT-05)', async () => {
    const { visitor } = await shopper()
    const disney = { offerId: DISNEY, quantity: 1, lineOfBusiness: 'TV' } as const
    await answerOf(visitor.addOffer({ offerId: GIG }))
    expect(await refusalOf(visitor.addCartItem(disney))).toBe('PLAN_MISSING')
    await answerOf(visitor.addOffer({ offerId: TV }))
    await answerOf(visitor.addCartItem(disney))
    const { cart } = await answerOf(visitor.removeOffer({ id: TV }))
    expect(cart.lines).toEqual([{ offerId: GIG, quantity: 1 }])
  })

  it('sell one plan of each line of business, and mobile by the line (CRT-01, CRT-02)', async () => {
    const { visitor } = await shopper()
    const lines = (quantity: number) => ({ offerId: MOBILE, quantity, lineOfBusiness: 'Mobile' as const })
    for (const offerId of [GIG, TV, MOBILE]) await answerOf(visitor.addOffer({ offerId }))
    const { cart } = await answerOf(visitor.addCartItem(lines(10)))
    expect([GIG, TV, MOBILE].map((id) => quantityOf(cart.lines, id))).toEqual([1, 1, 10])
    expect(await refusalOf(visitor.addCartItem(lines(11)))).toBe('QUANTITY_OUT_OF_RANGE')
    const without = await answerOf(visitor.removeCartItem({ offerId: MOBILE, lineOfBusiness: 'Mobile' }))
    expect(without.cart.lines).toHaveLength(2)
  })

  it('sell at an address what reaches it, and nothing else (LOC-16)', async () => {
    const visitor = buildProvider().visitor()
    const address = accepted(parseAddressForm({ street: '88 Nogalitos Street', unit: '', zip: '78207' }))
    await answerOf(visitor.localize({ address, channel: 'dotcom', returnNearbyMatch: false }))
    const { catalog } = await answerOf(visitor.getOffers({ featuredOffersOnly: false }))
    expect(new Set(catalog.offers.map(({ lineOfBusiness }) => lineOfBusiness))).toEqual(
      new Set(['Internet', 'Mobile']),
    )
    expect(await refusalOf(visitor.addOffer({ offerId: TV }))).toBe('OFFER_UNKNOWN')
    await answerOf(visitor.addOffer({ offerId: MOBILE }))
  })

  it('sell nothing where nothing is on offer', async () => {
    const visitor = buildProvider().visitor()
    await localizeUnsold(visitor)
    const { catalog } = await answerOf(visitor.getOffers({ featuredOffersOnly: false }))
    expect(catalog.offers).toEqual([])
    expect(await refusalOf(visitor.addOffer({ offerId: GIG }))).toBe('OFFER_UNKNOWN')
  })

  it('refuse to change a cart of an address that may not shop', async () => {
    const visitor = buildProvider().visitor()
    await localizeAt(visitor, 'bulk')
    expect(await refusalOf(visitor.addOffer({ offerId: GIG }))).toBe('STEP_MISSING')
    expect(await refusalOf(visitor.addCartItem(pods(1)))).toBe('STEP_MISSING')
  })

  it('give only new customers their prices, on the page and in the order (PRC-08, CAT-03)', async () => {
    const price = { type: 'NEW', amount: cents(1_000), guaranteeMonths: 0 } as const
    const welcome = offers.map((offer) =>
      offer.id === GIG ? { ...offer, prices: [price, ...offer.prices], promotions: [] } : offer,
    )
    const catalog = { ...cometa.catalog, version: 'welcome', offers: welcome }
    const built = buildProvider({ brand: () => ({ ...cometa, catalog }) })
    const { priced, order } = await readyBuyer(built)
    const gig = priced.quote.lines.find(({ offerId }) => offerId === GIG)
    expect(gig?.monthly.net).toBe(1_000)
    expect(await answerOf(order())).toMatchObject({ state: 'placed', receipt: { quote: priced.quote } })
    const { sale } = await saleThrough('confirmCart', { built })
    const { context } = sale.actor.getSnapshot()
    const { saved, wanted: lines } = context.cart
    expect(context.answer?.sessionInfo?.newCustomer).toBe(true)
    expect(runningQuote(context)).toEqual(saved?.quote)
    const taxRate = context.answer?.sessionInfo?.serviceAddress.taxRate ?? basisPoints(0)
    const known = accepted(quote({ ...catalog, catalogVersion: 'welcome', lines, taxRate }))
    expect(known.monthly.net).toBeGreaterThan(saved?.quote.monthly.net ?? 0)
  })

  it('drop from a cart what the catalogue has withdrawn (F25)', async () => {
    let brand = cometa
    const { visitor } = await shopper(() => brand)
    await answerOf(visitor.addOffer({ offerId: GIG }))
    await answerOf(visitor.addCartItem(pods(2)))
    brand = changedBrand([POD])
    const { cart, quote: priced } = await answerOf(visitor.cart())
    expect(cart.lines).toEqual([{ offerId: GIG, quantity: 1 }])
    expect(priced.catalogVersion).toBe('2026-12.1')
  })

  it('drop an add-on from a cart whose plan the catalogue has withdrawn (F25, CRT-05)', async () => {
    let brand = cometa
    const { visitor } = await shopper(() => brand)
    for (const offerId of [GIG, TV]) await answerOf(visitor.addOffer({ offerId }))
    await answerOf(visitor.addCartItem({ offerId: DISNEY, quantity: 1, lineOfBusiness: 'TV' }))
    brand = changedBrand([TV])
    expect((await answerOf(visitor.cart())).cart.lines).toEqual([{ offerId: GIG, quantity: 1 }])
  })
})
