import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import { leastOneTime, monthlyPrices, variantInstalments } from '#core/mobile/device-price.ts'
import { deviceBrands, deviceLimits, parseProductDetail } from '#core/mobile/product-detail.ts'
import { cents } from '#core/shared/money.ts'
import { productDetail } from '#test/arbitraries/mobile.arbitrary.ts'
import { anyValue, invisible, spoiltOf } from '#test/arbitraries/outside.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const once = (originalPrice: number) =>
  ({ id: 'oneTime', originalPrice: cents(originalPrice), term: null }) as const
const monthly = (originalPrice: number, term: number) =>
  ({ id: 'recurring', originalPrice: cents(originalPrice), term }) as const

const variant = {
  sku: 'fold6-azul-256',
  color: { name: 'Azul' },
  capacity: '256 GB',
  images: { hero: { url: '/a.avif' }, primary: { url: '/b.avif' } },
  prices: [once(189_999), monthly(5_278, 36)],
  inStock: true,
}

const appearance = { family: 'foldPhone', width: 133, height: 154, parts: 3 }

const fold = {
  itemType: 'NEW',
  category: 'DEVICE',
  brand: 'Samsung',
  name: 'Galaxy Z Fold6',
  description: 'Pantalla plegable.',
  appearance,
  colors: [
    { name: 'Azul', swatch: '#44557a' },
    { name: 'Rosa', swatch: '#f0bdbb' },
  ],
  variants: [variant],
  deals: ['deviceDiscount'],
}

const invalid = (field: string, problem: string, given: string | null = null) =>
  E.left({ _tag: 'FieldInvalid', field, problem, given })

describe('parseProductDetail', () => {
  it('parses a device from JSON (MOB-06)', () => {
    forAllWith({ numRuns: 300 }, productDetail, (detail) => {
      expect(parseProductDetail(JSON.parse(JSON.stringify(detail)))).toEqual(E.right(detail))
    })
    expect(parseProductDetail(fold)).toEqual(E.right(fold))
  })

  it('names a field that is missing or has the wrong type (MOB-06)', () =>
    forAllWith({ numRuns: 300 }, spoiltOf(productDetail), ({ value, path }) => {
      expect(parseProductDetail(value)).toMatchObject({ left: { _tag: 'FieldInvalid', field: path } })
    }))

  it('never throws on any input (MOB-06)', () =>
    forAllWith({ numRuns: 300 }, anyValue, (value) => {
      expect(E.isLeft(parseProductDetail(value))).toBe(true)
    }))

  it('refuses an unknown brand, category or price type (MOB-06)', () => {
    expect(parseProductDetail({ ...fold, brand: 'Nokia' })).toEqual(invalid('brand', 'unknownValue', 'Nokia'))
    expect(parseProductDetail({ ...fold, category: 'PHONE' })).toEqual(
      invalid('category', 'unknownValue', 'PHONE'),
    )
    const prices = [{ ...once(1), id: 'ONETIME' }]
    expect(parseProductDetail({ ...fold, variants: [{ ...variant, prices }] })).toEqual(
      invalid('variants[0].prices[0].id', 'unknownValue', 'ONETIME'),
    )
    expect(deviceBrands).toEqual(['Apple', 'Samsung', 'Google', 'Motorola', 'Orbic', 'TCL', 'LG'])
  })

  it('refuses text that is too long or has invisible characters (MOB-06)', () => {
    const long = (length: number) => 'x'.repeat(length)
    expect(E.isRight(parseProductDetail({ ...fold, name: long(deviceLimits.name) }))).toBe(true)
    expect(parseProductDetail({ ...fold, name: long(81) })).toEqual(invalid('name', 'tooLong'))
    expect(E.isRight(parseProductDetail({ ...fold, description: long(500) }))).toBe(true)
    expect(parseProductDetail({ ...fold, description: long(501) })).toEqual(invalid('description', 'tooLong'))
    forAll(invisible, (hidden) => {
      expect(parseProductDetail({ ...fold, name: `Fold${hidden}6` })).toMatchObject({
        left: {
          field: 'name',
          problem: 'unreadable',
          given: expect.stringMatching(/^[a-zA-Z]+$/) as string,
        },
      })
    })
  })

  it('limits lists, terms and image URLs (MOB-06)', () => {
    const deals = Array.from({ length: 61 }, () => 'deal')
    expect(parseProductDetail({ ...fold, deals })).toEqual(invalid('deals', 'tooMany'))
    expect(E.isRight(parseProductDetail({ ...fold, deals: deals.slice(1) }))).toBe(true)
    const terms = (term: number) => ({ ...fold, variants: [{ ...variant, prices: [monthly(1, term)] }] })
    expect(E.isRight(parseProductDetail(terms(60)))).toBe(true)
    expect(E.isRight(parseProductDetail(terms(1)))).toBe(true)
    expect(parseProductDetail(terms(61))).toEqual(invalid('variants[0].prices[0].term', 'outOfRange', '61'))
    expect(parseProductDetail(terms(0))).toEqual(invalid('variants[0].prices[0].term', 'outOfRange', '0'))
    const images = (length: number) => ({
      ...fold,
      variants: [{ ...variant, images: { ...variant.images, hero: { url: 'x'.repeat(length) } } }],
    })
    expect(E.isRight(parseProductDetail(images(500)))).toBe(true)
    expect(parseProductDetail(images(501))).toEqual(invalid('variants[0].images.hero.url', 'tooLong'))
  })

  it('refuses a duplicate color and a variant without a listed color (MOB-06)', () => {
    const colors = (...names: readonly string[]) => names.map((name) => ({ name, swatch: '#44557a' }))
    expect(parseProductDetail({ ...fold, colors: colors('Azul', 'Azul') })).toEqual(
      E.left({ _tag: 'ColorTwice', color: 'Azul' }),
    )
    expect(parseProductDetail({ ...fold, colors: colors('Azul', 'Cósmico', 'cosmico') })).toEqual(
      E.left({ _tag: 'ColorTwice', color: 'cosmico' }),
    )
    expect(parseProductDetail({ ...fold, colors: colors('Rosa') })).toEqual(
      E.left({ _tag: 'ColorUnknown', color: 'Azul' }),
    )
  })

  it('refuses a monthly price without a term and a one-time price with one (MOB-06)', () => {
    const priced = (...prices: readonly object[]) => ({
      ...fold,
      variants: [variant, { ...variant, sku: 'fold6-azul-512', prices }],
    })
    expect(parseProductDetail(priced({ ...monthly(1, 12), term: null }))).toEqual(
      E.left({ _tag: 'TermMismatch', field: 'variants[1].prices[0].term', term: null }),
    )
    expect(parseProductDetail(priced(once(1), { ...once(2), term: 12 }))).toEqual(
      E.left({ _tag: 'TermMismatch', field: 'variants[1].prices[1].term', term: 12 }),
    )
  })

  it('refuses two variants with one SKU (MOB-06)', () => {
    const variants = [variant, { ...variant, sku: 'fold6-azul-512' }, variant]
    expect(parseProductDetail({ ...fold, variants })).toEqual(
      E.left({ _tag: 'SkuTwice', sku: 'fold6-azul-256' }),
    )
  })

  it('refuses a price of a device that is the customer’s own (MOB-06)', () => {
    const own = (...prices: readonly object[]) =>
      parseProductDetail({ ...fold, itemType: 'BYOD', variants: [{ ...variant, prices }] })
    expect(E.isRight(own(once(0)))).toBe(true)
    expect(own(once(0), once(1))).toEqual(E.left({ _tag: 'OwnDevicePriced', field: 'variants[0].prices[1]' }))
    expect(own(monthly(0, 36))).toEqual(E.left({ _tag: 'OwnDevicePriced', field: 'variants[0].prices[0]' }))
  })

  it('refuses a swatch that is no hex value, and a look out of range (MOB-06)', () => {
    for (const swatch of ['#44557A', '#4455', '445577a', 'blue!!!'])
      expect(parseProductDetail({ ...fold, colors: [{ name: 'Azul', swatch }] })).toEqual(
        invalid('colors[0].swatch', 'unknownValue'),
      )
    expect(parseProductDetail({ ...fold, colors: [{ name: 'Azul', swatch: '#44557a0' }] })).toEqual(
      invalid('colors[0].swatch', 'tooLong'),
    )
    const look = (change: object) => parseProductDetail({ ...fold, appearance: { ...appearance, ...change } })
    expect(look({ family: 'cube' })).toEqual(invalid('appearance.family', 'unknownValue', 'cube'))
    expect(look({ width: 4 })).toEqual(invalid('appearance.width', 'outOfRange', '4'))
    expect(look({ height: 401 })).toEqual(invalid('appearance.height', 'outOfRange', '401'))
    expect(look({ parts: 5 })).toEqual(invalid('appearance.parts', 'outOfRange', '5'))
  })
})

const priced = (...prices: ProductDetail['variants'][number]['prices']) => ({ prices })

describe('leastOneTime', () => {
  it('is the minimum of the one-time prices, or null without any (MOB-07)', () => {
    forAllWith({ numRuns: 300 }, productDetail, ({ variants }) => {
      const all = variants.flatMap(({ prices }) =>
        prices.filter(({ id }) => id === 'oneTime').map(({ originalPrice }) => Number(originalPrice)),
      )
      expect(leastOneTime(variants)).toBe(all.length === 0 ? null : Math.min(...all))
    })
    expect(leastOneTime([priced(once(0), monthly(0, 3))])).toBe(0)
  })
})

describe('monthlyPrices', () => {
  it('contains only the monthly prices, shortest term first, equals in order (MOB-07)', () => {
    expect(
      monthlyPrices(priced(monthly(3, 36), once(9), monthly(1, 12), monthly(2, 12), monthly(4, 24))),
    ).toEqual([monthly(1, 12), monthly(2, 12), monthly(4, 24), monthly(3, 36)])
    const endless = { ...monthly(5, 1), term: null }
    expect(monthlyPrices(priced(monthly(1, 12), endless, endless))).toEqual([
      endless,
      endless,
      monthly(1, 12),
    ])
  })
})

describe('variantInstalments', () => {
  it('are the payments of the one-time price over the shortest term (MOB-07, MOB-17)', () => {
    const phone = priced(once(189_999), monthly(5_278, 36), monthly(7_917, 24))
    expect(variantInstalments(phone)).toEqual({ price: 189_999, term: 24, monthly: 7_917, last: 7_908 })
  })

  it('are none without a one-time price, a monthly price or a term that can be paid (MOB-07)', () => {
    expect(variantInstalments(priced(monthly(5_278, 36)))).toBeNull()
    expect(variantInstalments(priced(once(1_900)))).toBeNull()
    expect(variantInstalments(priced(once(1_900), { ...monthly(5, 1), term: null }))).toBeNull()
    expect(variantInstalments(priced(once(3), monthly(1, 36)))).toBeNull()
  })
})
