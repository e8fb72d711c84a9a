import type { BreadcrumbList, FAQPage, Organization, WithContext, Store as ShopData } from 'schema-dts'
import type { BrandIdentity } from '../brand/brand.ts'
import type { PageRecord, PageSection } from './page-record.ts'
import type { SchemaSource, TrailStep } from './product-schema.ts'
import { CONTEXT, deviceProducts, offersOf, product } from './product-schema.ts'
import type { Store } from '../stores/store.ts'

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

/**
 * Returns a page's structured data from its sections: the store if it sells, each offer with monthly prices, its
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
