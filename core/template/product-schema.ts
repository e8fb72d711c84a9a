import type { Offer as OfferData, Product, UnitPriceSpecification, WithContext } from 'schema-dts'
import type { Brand } from '../brand/brand.ts'
import { NEW_CUSTOMER } from '../catalog/condition.ts'
import type { Offer } from '../catalog/offer.ts'
import { decimalText, structuredProducts } from '../metadata/device-page.ts'
import { SHARE_IMAGE } from '../metadata/page-metadata.ts'
import { pathOfDevice } from '../mobile/device-pages.ts'
import { deviceSlug } from '../mobile/device-slug.ts'
import type { PricePeriod } from '../pricing/price-timeline.ts'
import { pricePeriods } from '../pricing/price-timeline.ts'
import { quoteAlone } from '../pricing/quote.ts'
import type { Cents } from '../shared/money.ts'
import type { PageRecord, PageSection } from './page-record.ts'

export const CONTEXT = { '@context': 'https://schema.org' } as const

/** A page above another one, or the page itself: its name, and its path in the language of the page. */
export type TrailStep = { readonly name: string; readonly path: string }

/** Sources of a page's structured data besides its record: brand, site origin, and the page's trail. */
export type SchemaSource = {
  readonly brand: Brand
  readonly origin: string
  readonly trail: readonly TrailStep[]
  /** Returns a path, and a text of a device, in the language of the page. */
  readonly pathOf: (path: string) => string
  readonly deviceText: (text: string) => string
}

const amountOf = (amount: Cents) => ({ price: decimalText(amount), priceCurrency: 'USD' })

/** Returns a period of a price before tax. `billingStart` counts the months before it. */
const priceSpecification = ({ fromMonth, toMonth, monthly }: PricePeriod): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  ...amountOf(monthly.net),
  unitCode: 'MON',
  billingStart: fromMonth - 1,
  ...(toMonth === null ? {} : { billingDuration: toMonth - fromMonth + 1 }),
})

/**
 * Returns an offer as a structured product, with its monthly prices for visits of a campaign or for everybody.
 * The price without months is the first above zero. It is sold to every address that its network reaches.
 */
export const product = (
  offer: Offer,
  campaign: string | null,
  { description }: Pick<PageRecord, 'description'>,
  { brand, origin, trail }: SchemaSource,
): WithContext<Product> => {
  const buyer = { ...NEW_CUSTOMER, campaign }
  const periods = pricePeriods(quoteAlone(offer, buyer, brand.catalog.version))
  const url = `${origin}${trail.at(-1)?.path ?? '/'}`
  const offers: OfferData = {
    '@type': 'Offer',
    url,
    ...amountOf((periods.find(({ monthly }) => monthly.net > 0) ?? periods[0]).monthly.net),
    availability: 'https://schema.org/InStock',
    priceSpecification: periods.map(priceSpecification),
  }
  return {
    ...CONTEXT,
    '@type': 'Product',
    name: offer.name,
    description,
    category: offer.lineOfBusiness,
    brand: { '@type': 'Brand', name: brand.name },
    image: `${origin}${SHARE_IMAGE}`,
    url,
    offers,
  }
}

/** Returns the structured products of the device of a page, one for each colour. */
export const deviceProducts = (
  { device: slug }: PageSection<'device'>,
  { brand, origin, pathOf, deviceText }: SchemaSource,
): readonly object[] =>
  brand.site.devices
    .filter((device) => deviceSlug(device) === slug)
    .flatMap((device) =>
      structuredProducts(device, {
        origin,
        urlOf: (color) => `${origin}${pathOf(pathOfDevice(device, color))}`,
        textOf: deviceText,
      }),
    )

/** Returns the offers that a section prices, each with the campaign of the price; null for everybody. */
export const offersOf = (section: PageSection): readonly (readonly [string, string | null])[] => {
  if (section.kind === 'labels') {
    const { campaign, offers } = section
    return campaign === undefined ? [] : offers.map((id) => [id, campaign])
  }
  if (section.kind === 'offers' || section.kind === 'addOns') return section.offers.map((id) => [id, null])
  return section.kind === 'opening' && section.offer !== undefined ? [[section.offer, null]] : []
}
