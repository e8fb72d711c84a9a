import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalText, structuredProducts } from '#core/metadata/device-page.ts'
import { structuredDataScript } from '#core/metadata/structured-data.ts'
import { parseProductDetail, type ProductDetail } from '#core/mobile/product-detail.ts'
import { cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { productDetail } from '#test/arbitraries/mobile.arbitrary.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const PAGE = 'https://cometa.example/mobile/products/phones/detail'

const SOURCE = {
  origin: 'https://cometa.example',
  urlOf: ({ name }: { readonly name: string }) => `${PAGE}/${name.toLowerCase()}`,
  textOf: (text: string) => text,
}

describe('decimalText', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [99, '0.99'],
    [100, '1.00'],
    [10_800, '108.00'],
    [189_999, '1899.99'],
    [100_000_000, '1000000.00'],
  ])('writes %i cents as %s (MET-10)', (given, text) => {
    expect(decimalText(cents(given))).toBe(text)
  })

  it('has two decimals and the digits of the cents (MET-10)', () =>
    forAll(amount(), (given) => {
      expect(decimalText(given)).toMatch(/^(0|[1-9]\d*)\.\d{2}$/)
      expect(Number(decimalText(given).replace('.', ''))).toBe(given)
    }))
})

const fold = accepted(
  parseProductDetail({
    itemType: 'NEW',
    category: 'DEVICE',
    brand: 'Samsung',
    name: 'Galaxy Z Fold6',
    description: 'Pantalla plegable.',
    appearance: { family: 'foldPhone', width: 133, height: 154, parts: 3 },
    colors: [
      { name: 'Azul marino', swatch: '#44557a' },
      { name: 'Rosa', swatch: '#f0bdbb' },
      { name: 'Plata', swatch: '#c5c8cd' },
    ],
    variants: [
      {
        sku: 'fold6-1',
        color: { name: 'Azul marino' },
        capacity: '512 GB',
        images: { hero: { url: '/512.avif' }, primary: { url: '/p.avif' } },
        prices: [{ id: 'oneTime', originalPrice: 201_999, term: null }],
        inStock: true,
      },
      {
        sku: 'fold6-2',
        color: { name: 'Azul marino' },
        capacity: '256 GB',
        images: { hero: { url: '/256.avif' }, primary: { url: '/p.avif' } },
        prices: [
          { id: 'recurring', originalPrice: 5_278, term: 36 },
          { id: 'oneTime', originalPrice: 189_999, term: null },
          { id: 'recurring', originalPrice: 7_917, term: 24 },
        ],
        inStock: true,
      },
      {
        sku: 'fold6-3',
        color: { name: 'Rosa' },
        capacity: null,
        images: { hero: { url: '/rosa.avif' }, primary: { url: '/p.avif' } },
        prices: [{ id: 'recurring', originalPrice: 5_278, term: 36 }],
        inStock: false,
      },
    ],
    deals: [],
  }),
)

type Written = {
  readonly color: string
  readonly image?: string
  readonly offers?: {
    readonly price: string
    readonly priceSpecification?: readonly {
      readonly price: string
      readonly billingDuration: number
      readonly annualPercentageRate: string
    }[]
  }
}

const productsOf = (device: ProductDetail): readonly Written[] =>
  structuredProducts(device, SOURCE) as readonly Written[]

describe('structuredProducts', () => {
  it('is one product per color with its one-time and monthly prices (MET-10)', () => {
    const product = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Galaxy Z Fold6',
      description: 'Pantalla plegable.',
      category: 'DEVICE',
      brand: { '@type': 'Brand', name: 'Samsung' },
    }
    const url = `${PAGE}/`
    const monthly = (price: string, billingDuration: number) => ({
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      unitCode: 'MON',
      billingDuration,
      annualPercentageRate: '0',
    })
    expect(structuredProducts(fold, SOURCE)).toEqual([
      {
        ...product,
        color: 'Azul marino',
        url: `${url}azul marino`,
        image: 'https://cometa.example/256.avif',
        offers: {
          '@type': 'Offer',
          url: `${url}azul marino`,
          price: '1899.99',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          priceSpecification: [monthly('79.17', 24), monthly('52.78', 36)],
        },
      },
      { ...product, color: 'Rosa', url: `${url}rosa`, image: 'https://cometa.example/rosa.avif' },
      { ...product, color: 'Plata', url: `${url}plata` },
    ])
  })

  it('says that a colour is sold out when the variant of its price is (MET-10)', () => {
    const soldOut = fold.variants.map((variant) => ({ ...variant, inStock: variant.capacity === '512 GB' }))
    const [navy] = structuredProducts({ ...fold, variants: soldOut }, SOURCE)
    expect(navy).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  })

  it('has each color once, in the order of the page (MET-10)', () =>
    forAllWith({ numRuns: 300 }, productDetail, (device) => {
      expect(productsOf(device).map(({ color }) => color)).toEqual(device.colors.map(({ name }) => name))
    }))

  it('contains only prices of the device, with the lowest of each color (MET-10)', () =>
    forAllWith({ numRuns: 300 }, productDetail, (device) => {
      for (const { color, offers } of productsOf(device)) {
        const variants = device.variants.filter((variant) => variant.color.name === color)
        const textsOf = (id: 'oneTime' | 'recurring') =>
          variants.flatMap(({ prices }) =>
            prices.filter((price) => price.id === id).map(({ originalPrice }) => Number(originalPrice)),
          )
        const once = textsOf('oneTime')
        expect(offers === undefined).toBe(once.length === 0)
        if (offers === undefined) continue
        expect(offers.price).toBe((Math.min(...once) / 100).toFixed(2))
        const monthly = textsOf('recurring').map((price) => (price / 100).toFixed(2))
        for (const { price, annualPercentageRate } of offers.priceSpecification ?? [])
          expect([monthly.includes(price), annualPercentageRate]).toEqual([true, '0'])
      }
    }))

  it('is safe in an HTML document, for any device name (MET-06, MET-10)', () =>
    forAllWith(
      { numRuns: 300 },
      productDetail,
      fc.constantFrom('</script>', 'a\uD800', 'ñ&?#'),
      (device, name) => {
        const named = { ...device, name, colors: [...device.colors, { name, swatch: '#303237' }] }
        for (const [index, product] of structuredProducts(named, SOURCE).entries())
          expect(E.isRight(structuredDataScript('/mobile', index, product))).toBe(true)
      },
    ))
})
