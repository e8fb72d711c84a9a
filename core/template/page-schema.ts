import type { Brand, BrandIdentity } from '../brand/brand.ts'
import type { Offer } from '../catalog/offer.ts'
import { monthlyPrice } from '../pricing/quote.ts'
import type { PageRecord, PageSection } from './page-record.ts'
import { decimalText } from '../metadata/device-page.ts'

const CONTEXT = { '@context': 'https://schema.org' } as const

const organization = ({ name, legalName, phones }: BrandIdentity, origin: string): object => ({
  ...CONTEXT,
  '@type': 'Organization',
  name,
  legalName,
  url: `${origin}/`,
  logo: `${origin}/icon.svg`,
  telephone: phones.sales.dial,
})

/** Returns an offer as a structured service, with the price of its first month. */
const service = (offer: Offer, brandName: string): object => {
  const amount = { price: decimalText(monthlyPrice(offer, 1)), priceCurrency: 'USD' }
  return {
    ...CONTEXT,
    '@type': 'Service',
    name: offer.name,
    serviceType: offer.lineOfBusiness,
    provider: { '@type': 'Organization', name: brandName },
    offers: {
      '@type': 'Offer',
      ...amount,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' },
    },
  }
}

const questionPage = ({ items }: PageSection<'questions'>): object => ({
  ...CONTEXT,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/**
 * Returns the structured data of a page, from its sections: the store for a page that sells, the plans with the price of their first month,
 * the questions with their answers (MET-11).
 */
export const pageSchema = ({ sections }: PageRecord, brand: Brand, origin: string): readonly object[] =>
  sections.flatMap((section) => {
    switch (section.kind) {
      case 'hero':
        return [organization(brand, origin)]
      case 'offers':
        return brand.catalog.offers
          .filter(({ id }) => section.offers.includes(id))
          .map((offer) => service(offer, brand.name))
      case 'questions':
        return [questionPage(section)]
      default:
        return []
    }
  })
