import type {
  BreadcrumbList,
  FAQPage,
  Offer as OfferData,
  Organization,
  Product,
  Store as ShopData,
  UnitPriceSpecification,
  WithContext,
} from 'schema-dts'
import type { Brand, BrandIdentity } from '../brand/brand.ts'
import { UNKNOWN_BUYER } from '../catalog/condition.ts'
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
import type { Store } from '../stores/store.ts'

const CONTEXT = { '@context': 'https://schema.org' } as const

/** A page above another one, or the page itself: its name, and its path in the language of the page. */
export type TrailStep = { readonly name: string; readonly path: string }

/** What the structured data of a page are written from besides its record: the brand, the origin of the site, and the trail of the page. */
export type SchemaSource = {
  readonly brand: Brand
  readonly origin: string
  readonly trail: readonly TrailStep[]
  /** Returns a path, and a text of a device, in the language of the page. */
  readonly pathOf: (path: string) => string
  readonly deviceText: (text: string) => string
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/** Returns a store with its address, its place and its hours. A closed day has no hours. */
const shop = (store: Store, brandName: string): WithContext<ShopData> => ({
  ...CONTEXT,
  '@type': 'Store',
  name: `${brandName} ${store.name}`,
  telephone: store.phone.dial,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.street,
    addressLocality: store.city,
    addressRegion: store.state,
    postalCode: store.zip,
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', ...store.location },
  openingHoursSpecification: DAYS.flatMap((dayOfWeek, day) => {
    const hours = store.hours[day] ?? null
    return hours === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek,
            opens: clock(hours.fromHour),
            closes: clock(hours.toHour),
          },
        ]
  }),
})

const organization = (
  { name, legalName, phones }: BrandIdentity,
  origin: string,
): WithContext<Organization> => ({
  ...CONTEXT,
  '@type': 'Organization',
  name,
  legalName,
  url: `${origin}/`,
  logo: `${origin}/icon.svg`,
  telephone: phones.sales.dial,
})

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
 * Returns an offer as a structured product, with its monthly prices for visits of a campaign or for everybody. It is sold to every address that its network
 * reaches.
 */
const product = (
  offer: Offer,
  campaign: string | null,
  { description }: Pick<PageRecord, 'description'>,
  { brand, origin, trail }: SchemaSource,
): WithContext<Product> => {
  const buyer = { ...UNKNOWN_BUYER, campaign }
  const periods = pricePeriods(quoteAlone(offer, buyer, brand.catalog.version))
  const url = `${origin}${trail.at(-1)?.path ?? '/'}`
  const offers: OfferData = {
    '@type': 'Offer',
    url,
    ...amountOf(periods[0].monthly.net),
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

const questionPage = (sections: readonly PageSection<'questions'>[]): readonly WithContext<FAQPage>[] => {
  const items = sections.flatMap((section) => section.items)
  if (items.length === 0) return []
  return [
    {
      ...CONTEXT,
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** Returns no list for a page without another one above it. */
const breadcrumbs = (trail: readonly TrailStep[], origin: string): readonly WithContext<BreadcrumbList>[] =>
  trail.length < 2
    ? []
    : [
        {
          ...CONTEXT,
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: `${origin}${path}`,
          })),
        },
      ]

/** Returns the structured products of the device of a page, one for each colour. */
const deviceProducts = (
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
const offersOf = (section: PageSection): readonly (readonly [string, string | null])[] => {
  if (section.kind === 'labels') {
    const { campaign, offers } = section
    return campaign === undefined ? [] : offers.map((id) => [id, campaign])
  }
  if (section.kind === 'offers' || section.kind === 'addOns') return section.offers.map((id) => [id, null])
  return section.kind === 'opening' && section.offer !== undefined ? [[section.offer, null]] : []
}

/**
 * Returns the structured data of a page, from its sections: the store for a page that sells, each offer with its price in each month, its
 * device in each colour, its stores, the questions with their answers, and the pages above it (MET-11).
 */
export const pageSchema = (
  page: Pick<PageRecord, 'sections' | 'description'>,
  source: SchemaSource,
): readonly object[] => {
  const { sections } = page
  const { brand, origin, trail } = source
  const named = new Map(sections.flatMap(offersOf))
  return [
    ...sections.filter(({ kind }) => kind === 'hero').map(() => organization(brand, origin)),
    ...brand.catalog.offers
      .filter(({ id }) => named.has(id))
      .map((offer) => product(offer, named.get(offer.id) ?? null, page, source)),
    ...sections
      .filter((section) => section.kind === 'device')
      .flatMap((section) => deviceProducts(section, source)),
    ...sections
      .filter((section) => section.kind === 'tool' && section.tool === 'storeFinder')
      .flatMap(() => brand.site.stores.map((store) => shop(store, brand.name))),
    ...questionPage(sections.filter((section) => section.kind === 'questions')),
    ...breadcrumbs(trail, origin),
  ]
}
