import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { pageSchema } from '#core/template/page-schema.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { PageSection } from '#core/template/page-record.ts'

const ORIGIN = 'https://tienda.example'

const source = {
  brand: cometa,
  origin: ORIGIN,
  pathOf: (path: string) => `/en${path}`,
  deviceText: (text: string) => text.toUpperCase(),
}

const schemaOf = (...sections: readonly PageSection[]): readonly object[] => {
  return pageSchema(
    { sections, description: 'Planes' },
    { ...source, trail: [{ name: 'Inicio', path: '/' }] },
  )
}

const plan = cometa.catalog.offers.find(({ id }) => id === 'internet-500')

describe('pageSchema', () => {
  it('contains the store on pages that sell (MET-11)', () => {
    const id = plan?.id ?? expect.fail()
    const hero: PageSection = {
      kind: 'hero',
      title: [],
      from: '',
      offer: id,
      promise: '',
      bestDeals: '',
      greatDeals: '',
      scene: '',
    }
    expect(schemaOf(hero)).toMatchObject([
      { '@type': 'Organization', name: cometa.name, url: `${ORIGIN}/`, telephone: cometa.phones.sales.dial },
    ])
  })

  it('states the first price above zero alone, and zero only where nothing follows it (MET-11, PRC-08)', () => {
    const section = { kind: 'offers', id: 'a', heading: '', lead: '', note: '' } as const
    const ids = ['mobile-unlimited', 'mobile-by-the-gig'] as readonly string[] as readonly OfferId[]
    expect(schemaOf({ ...section, offers: ids })).toMatchObject([
      { offers: { price: '30.00' } },
      { offers: { price: '0.00' } },
    ])
  })

  it('prices each offer of the page in each of its periods, from the catalogue (MET-11)', () => {
    const section = { kind: 'offers', id: 'a', heading: '', lead: '', note: '' } as const
    const ids = ['internet-500', 'internet-gig'] as readonly string[] as readonly OfferId[]
    expect(schemaOf({ ...section, offers: ids })).toMatchObject([
      {
        '@type': 'Product',
        name: 'Internet 500 Mbps',
        description: 'Planes',
        category: 'Internet',
        brand: { name: cometa.name },
        url: `${ORIGIN}/`,
        image: `${ORIGIN}/share.png`,
        offers: {
          price: '50.00',
          priceCurrency: 'USD',
          url: `${ORIGIN}/`,
          availability: 'https://schema.org/InStock',
          priceSpecification: [
            { price: '50.00', unitCode: 'MON', billingStart: 0, billingDuration: 12 },
            { price: '80.00', unitCode: 'MON', billingStart: 12 },
          ],
        },
      },
      { '@type': 'Product', name: 'Internet Gig', category: 'Internet', offers: { price: '70.00' } },
    ])
    expect(schemaOf({ ...section, offers: [] })).toEqual([])
  })

  it('prices the plan of a campaign page for its visits (MET-11, CAT-09)', () => {
    const offers = ['internet-gig'] as readonly string[] as readonly OfferId[]
    const section = { kind: 'labels', id: 'a', heading: '', lead: '', offers } as const
    expect(schemaOf(section)).toEqual([])
    expect(schemaOf({ ...section, campaign: 'gig-5-year-internet-price-guarantee' })).toMatchObject([
      {
        '@type': 'Product',
        offers: {
          price: '50.00',
          priceSpecification: [
            { price: '50.00', billingStart: 0, billingDuration: 60 },
            { price: '100.00', billingStart: 60 },
          ],
        },
      },
    ])
  })

  it('sells at the landing page without a trail (MET-11)', () => {
    const ids = ['internet-500'] as readonly string[] as readonly OfferId[]
    const section = { kind: 'offers', id: 'a', heading: '', lead: '', note: '', offers: ids } as const
    expect(pageSchema({ sections: [section], description: '' }, { ...source, trail: [] })).toMatchObject([
      { url: `${ORIGIN}/` },
    ])
  })

  it('contains the device of a page in each color, at the addresses of its pages (MET-10, MET-11)', () => {
    const section = { kind: 'device', device: 'samsung-galaxy-z-fold6', color: 'rosa' } as const
    const path = '/en/mobile/products/phones/detail/samsung-galaxy-z-fold6'
    expect(schemaOf(section)).toMatchObject([
      { name: 'GALAXY Z FOLD6', color: 'AZUL MARINO', url: `${ORIGIN}${path}/azul-marino` },
      { color: 'PLATA SOMBRA', url: `${ORIGIN}${path}/plata-sombra` },
      { color: 'ROSA', image: `${ORIGIN}/devices/samsung-galaxy-z-fold6/rosa.svg` },
    ])
    expect(schemaOf({ ...section, device: 'none' })).toEqual([])
  })

  it('contains the page’s questions and answers, and no other text (MET-11)', () => {
    const items = [{ question: '¿Cuánto?', answer: '$50.' }]
    const sections: readonly PageSection[] = [
      { kind: 'text', heading: 'Precios', paragraphs: ['$50.'] },
      { kind: 'questions', id: 'a', heading: '', items },
    ]
    expect(schemaOf(...sections)).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: '¿Cuánto?', acceptedAnswer: { '@type': 'Answer', text: '$50.' } }],
      },
    ])
  })

  it('lists the pages above a page, and the page itself, in order (MET-11)', () => {
    const trail = [
      { name: 'Inicio', path: '/' },
      { name: 'Internet', path: '/internet' },
    ]
    expect(pageSchema({ sections: [], description: '' }, { ...source, trail })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${ORIGIN}/` },
          { '@type': 'ListItem', position: 2, name: 'Internet', item: `${ORIGIN}/internet` },
        ],
      },
    ])
  })

  it('prices the offer of an opening, and each offer once (MET-11)', () => {
    const id = plan?.id ?? expect.fail()
    const opening: PageSection = {
      kind: 'opening',
      layout: 'price',
      title: '',
      lead: '',
      picture: { name: '' },
      actions: [],
      offer: id,
    }
    expect(schemaOf(opening, opening)).toMatchObject([{ '@type': 'Product', offers: { price: '50.00' } }])
    const { offer: _offer, ...unpriced } = opening
    expect(schemaOf(unpriced)).toEqual([])
  })

  it('lists the stores of the page that finds them, with hours of open days alone (MET-11)', () => {
    const found = schemaOf({ kind: 'tool', id: 'a', heading: '', lead: '', tool: 'storeFinder' })
    expect(found).toHaveLength(cometa.site.stores.length)
    const [first] = cometa.site.stores
    expect(found[0]).toMatchObject({
      '@type': 'Store',
      telephone: first?.phone.dial,
      address: { addressLocality: first?.city, addressRegion: first?.state, postalCode: first?.zip },
      geo: first?.location,
    })
    const open = first?.hours.filter((hours) => hours !== null) ?? []
    expect(
      (found[0] as { readonly openingHoursSpecification: unknown }).openingHoursSpecification,
    ).toHaveLength(open.length)
    expect(JSON.stringify(found)).toMatch(/"opens":"\d\d:00","closes":"\d\d:00"/)
  })
})
