import { addressParameters } from '#core/query/query-parameters.ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import { STREET_MAX, UNIT_MAX } from '#core/address/address.ts'
import { type Offer, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { paths } from '#core/routes/routes.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { companionServicesOf } from '#ui/features/shared/companion-services.ts'
import type { SitePath } from '#core/routes/site-pages.ts'
import { writePage } from '#ui/site/site-records.ts'
import { notFound, pageDocument, shell } from '#ui/site/documents.tsx'
import { orderStatus } from '#ui/site/order-status.document.tsx'
import { inLanguage } from '#ui/content/language.ts'
import { languages } from '#core/shared/language.ts'
import { forAllWith } from '#test/for-all.ts'
import { alone } from '#test/ui/features/sale/products/storefront-data.builder.ts'
import { brand as anyBrand } from './brand.arbitrary.ts'
import { amountsIn, attributeOf, expectSoundDocument, tagsNamed, textIn } from './markup.ts'

const ORIGIN = 'https://tienda.example'
const documentOf = (brand: Brand, route: SitePath) =>
  pageDocument(writePage(brand, route).page, brand, ORIGIN)
const landing = (brand: Brand) => documentOf(brand, '/')
const terms = (brand: Brand) => documentOf(brand, '/terms-policy')

const order = (brand: Brand) => documentOf(brand, '/sem/order')

const discounts = (brand: Brand) => documentOf(brand, '/discounts')
const supportPage = (brand: Brand) => documentOf(brand, '/support')

const pages = [
  ['landing', landing],
  ['terms', terms],
  ['order', order],
  ['discounts', discounts],
  ['support', supportPage],
  ['notFound', notFound],
] as const

/** The number of months of an offer's first price. */
const firstMonthsOf = (offer: Offer): number => (alone(offer).later[0]?.fromMonth ?? 1) - 1

/** Amounts a page of this brand may show: prices over time, what a promotion saves in all, and charges paid once. */
const pricesOf = ({ catalog: { offers } }: Brand): ReadonlySet<number> =>
  new Set(
    offers.flatMap((offer) => {
      const months = firstMonthsOf(offer)
      const first = monthlyPrice(offer, 1)
      const later = monthlyPrice(offer, months + 1)
      return [first, later, (later - first) * months, oneTimeOf(offer)]
    }),
  )

/** A page without its header and footer. */
const mainIn = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const expectAddressForm = (html: string): void => {
  const [form] = tagsNamed(html, 'form')
  expect([attributeOf(form, 'action'), attributeOf(form, 'method')]).toEqual([paths.localization, 'get'])
  const fields = tagsNamed(html, 'input')
  expect(fields.map((field) => attributeOf(field, 'name'))).toEqual(Object.values(addressParameters))
  const [street, unit, zip] = fields
  expect(street?.attributes.has('required')).toBe(true)
  expect(unit?.attributes.has('required')).toBe(false)
  expect(zip?.attributes.has('required')).toBe(true)
  expect([attributeOf(street, 'maxLength'), attributeOf(unit, 'maxLength')]).toEqual([
    `${STREET_MAX}`,
    `${UNIT_MAX}`,
  ])
  expect([attributeOf(zip, 'inputMode'), attributeOf(zip, 'pattern')]).toEqual(['numeric', '[0-9]{5}'])
}

describe.each(pages)('%s', (_name, page) => {
  it('is one valid document for any brand catalogue (S1)', () =>
    forAllWith({ numRuns: 40 }, anyBrand, (brand) => expectSoundDocument(page(brand).body)))

  it('names the brand and its telephones', () => {
    const renamed = { ...cometa, name: 'Papalote', legalName: 'Papalote Telecom, LLC' }
    const { title, description, body } = page(renamed)
    expect(title).toContain('Papalote')
    expect(body).toContain(`tel:${cometa.phones.sales.dial}`)
    expect(textIn(body)).toContain('Papalote Telecom, LLC')
    expect(`${title}${description}${body}`).not.toContain(cometa.name)
  })

  it('never writes "y" before the sound i', () => {
    const { title, description, body } = page(cometa)
    const text = `${title} ${description} ${textIn(body)}`
    expect(text).not.toMatch(/\sy\s+h?[ií](?![aeouáéóú])/i)
  })

  it('is deterministic for the same brand', () => {
    expect(page(cometa)).toEqual(page(cometa))
  })
})

describe.each([
  ['terms', terms],
  ['support', supportPage],
] as const)('%s', (_name, page) => {
  it('can be called from: every telephone number in its text is a link', () => {
    const { body } = page(cometa)
    for (const { shown, dial } of Object.values(cometa.phones)) {
      const linked = body.match(
        new RegExp(`<a[^>]* href="tel:\\${dial}"(?:(?!</a>).)*${shown}</(?:span></)?a>`, 'g'),
      )
      expect(linked).toHaveLength(textIn(body).split(shown).length - 1)
    }
  })
})

describe.each([
  ['landing', landing],
  ['order', order],
  ['discounts', discounts],
  ['notFound', notFound],
] as const)('%s', (_name, page) => {
  it('contains the address form as a plain form that needs no script (RTE-02)', () => {
    expectAddressForm(page(cometa).body)
  })
})

describe.each([
  ['landing', landing],
  ['terms', terms],
] as const)('%s', (_name, page) => {
  it('shows only amounts derived from the catalogue (PRC-03, PRC-04)', () =>
    forAllWith({ numRuns: 100 }, anyBrand, (brand) => {
      const { title, description, body } = page(brand)
      const prices = pricesOf(brand)
      const foreign = amountsIn(`${title} ${description} ${body}`).filter((amount) => !prices.has(amount))
      expect(foreign).toEqual([])
    }))
})

describe('landing', () => {
  it('shows every internet plan’s first price, later price and promotion savings', () =>
    forAllWith({ numRuns: 40 }, anyBrand, (brand) => {
      const shown = new Set(amountsIn(landing(brand).body))
      const internet = offersOfLine(brand.catalog.offers, 'Internet')
      for (const offer of offersOfRole(internet, 'plan')) {
        const months = firstMonthsOf(offer)
        const [first, later] = [monthlyPrice(offer, 1), monthlyPrice(offer, months + 1)]
        expect(shown).toContain(first)
        expect(shown).toContain(later)
        if (later !== first) expect(shown).toContain((later - first) * months)
      }
      for (const offer of offersOfRole(internet, 'addOn')) expect(shown).toContain(monthlyPrice(offer, 1))
    }))

  it('shows every line of business besides internet with its lowest price, and no section without any', () =>
    forAllWith({ numRuns: 40 }, anyBrand, (brand) => {
      const body = mainIn(landing(brand).body)
      const shown = new Set(amountsIn(body))
      const services = companionServicesOf(brand.catalog.offers)
      for (const { line, from } of services) {
        expect(textIn(body)).toContain(serviceNames[line])
        expect(shown).toContain(from)
      }
      expect(body.includes('id="servicios"')).toBe(services.length > 0)
    }))

  it('states the duration of each price and the price after it, and that the lowest does not end', () => {
    const text = textIn(landing(cometa).body).replaceAll('\u00A0', ' ')
    expect(text).toContain('Internet Advantage se queda en $30')
    expect(text).toContain('Internet 500 Mbps pasa de $50 a $80 al mes')
  })

  it('has four answered questions without script, and opens every agreement and the terms of plans and add-ons', () => {
    expect(tagsNamed(mainIn(landing(cometa).body), 'details')).toHaveLength(4 + cometa.agreements.length + 2)
  })

  it('cannot be rendered for a brand without a plan', () => {
    const empty = { ...cometa, catalog: { ...cometa.catalog, offers: [] } }
    expect(() => landing(empty)).toThrow('no plan')
  })
})

/** The layouts of the address forms that script replaces on a page. */
const layoutsIn = ({ body }: { readonly body: string }) =>
  tagsNamed(body, 'div')
    .filter((place) => attributeOf(place, 'data-island') === 'addressForm')
    .map((place) => attributeOf(place, 'data-layout'))

describe('the layouts of the address form', () => {
  it('are each used by a page: the page, the bar and the borderless bar (ADR-09)', () => {
    expect([landing, order, discounts].map((page) => layoutsIn(page(cometa)))).toEqual([
      [undefined],
      ['bar'],
      ['borderlessBar'],
    ])
  })
})

describe('notFound', () => {
  it('leads home', () => {
    const { body } = notFound(cometa)
    expect(tagsNamed(body, 'a').map((link) => attributeOf(link, 'href'))).toContain(paths.home)
  })
})

describe('a document without a path per language', () => {
  it.each([
    ['the not-found page', notFound],
    ['the status of an order', orderStatus],
  ] as const)('%s links to itself in the other language (SES-09)', (_name, page) => {
    for (const language of languages) {
      const { body } = inLanguage(language, () => page(cometa))
      const [link, ...more] = tagsNamed(body, 'a').filter((tag) => attributeOf(tag, 'hrefLang') !== undefined)
      const other = language === 'es' ? 'en' : 'es'
      expect([attributeOf(link, 'href'), more]).toEqual([`?language=${other}`, []])
    }
  })
})

describe('shell', () => {
  it('has a title', () => {
    expect(shell(cometa).title).toContain(cometa.name)
  })

  it('has no main: it is part of a noscript next to the main of the application', () => {
    expect(shell(cometa).body).not.toMatch(/<\/?main\b/)
    expect(shell(cometa).body).toContain('id="contenido"')
  })
})
