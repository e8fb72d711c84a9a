import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { runningQuote } from '#core/journeys/sale/sale.pricing.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import {
  DISNEY,
  GIG,
  POD,
  TV,
  answerOf,
  buildProvider,
  localizeAt,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { saleThrough } from '#test/builders/sale.builder.ts'

const { offers } = cometa.catalog
const shopper = async (brand: () => Brand = () => cometa) => {
  const visitor = buildProvider({ brand }).visitor()
  const { sessionInfo } = await localizeAt(visitor)
  if (sessionInfo === null) throw new Error('no session')
  return { visitor, taxRate: sessionInfo.serviceAddress.taxRate }
}
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
  it('list the sold bundles, and subtract their discount (I5, PRC-10)', async () => {
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

  it('drop an add-on from a cart whose plan the catalogue has withdrawn (F25, CRT-05)', async () => {
    let brand = cometa
    const { visitor } = await shopper(() => brand)
    for (const offerId of [GIG, TV]) await answerOf(visitor.addOffer({ offerId }))
    await answerOf(visitor.addCartItem({ offerId: DISNEY, quantity: 1, lineOfBusiness: 'TV' }))
    brand = changedBrand([TV])
    expect((await answerOf(visitor.cart())).cart.lines).toEqual([{ offerId: GIG, quantity: 1 }])
  })
})
