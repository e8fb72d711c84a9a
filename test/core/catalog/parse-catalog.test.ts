import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CatalogFailure } from '#core/catalog/catalog.failure.ts'
import { fields, tagged, text, wholeNumber } from '#core/catalog/check.ts'
import type { Catalog, Condition, Speed } from '#core/catalog/offer.ts'
import { parseCatalog } from '#core/catalog/parse-catalog.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { sold } from '#test/arbitraries/catalog.arbitrary.ts'

const anyCatalog: fc.Arbitrary<Catalog> = sold.map((parts) => ({ version: '1', ...parts }))

/** One of everything a catalogue may hold. */
const whole = {
  version: '1',
  offers: [
    {
      id: 'gig',
      role: 'plan',
      lineOfBusiness: 'Internet',
      name: 'Internet Gig',
      prices: [
        { type: 'RECURRING', amount: 10_000, guaranteeMonths: 12 },
        { type: 'NEW', amount: 9_000, guaranteeMonths: 0 },
        { type: 'ONETIME', amount: 0 },
        { type: 'PaymentPlan', amount: 500, months: 24 },
        { type: 'SMRRP', amount: 12_000 },
      ],
      promotions: [
        {
          id: 'first-year',
          off: 3_000,
          months: 12,
          conditions: [
            { kind: 'NewCustomer' },
            { kind: 'PortIn' },
            { kind: 'Lines', lineOfBusiness: 'Mobile', atLeast: 3 },
            { kind: 'RatePlan', offerId: 'mobile' },
            { kind: 'Campaign', campaign: 'spring' },
            { kind: 'From', date: '2026-01-01' },
            { kind: 'Until', date: '2026-12-31' },
          ],
        },
      ],
      limit: 1,
      choice: 'Internet-plan',
      taxable: false,
      speed: { downMbps: 1_000, upMbps: 1_000 },
    },
    {
      id: 'mobile',
      role: 'plan',
      lineOfBusiness: 'Mobile',
      name: 'Línea móvil',
      prices: [{ type: 'LineTable', table: 'bundled' }],
      promotions: [],
      limit: 10,
      choice: null,
      taxable: true,
      speed: null,
    },
  ],
  bundles: [{ id: 'both', offers: ['gig', 'mobile'], off: 500, months: 12, conditions: [] }],
}

/** The catalogue with another value at a path, or without what stands there. */
const withAt = (value: unknown, path: readonly string[], next: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? withAt(item, rest, next) : item))
  const known = value as Readonly<Record<string, unknown>>
  return { ...known, [key]: withAt(known[key], rest, next) }
}

const refusedAt = (path: string, next: unknown): CatalogFailure | null => {
  const parsed = parseCatalog(withAt(whole, path.split('.'), next))
  return E.isLeft(parsed) ? parsed.left : null
}

const leavesOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [path]

const paths = leavesOf(whole).map((path) => path.join('.'))
const amounts = paths.filter((path) => /\.(amount|off)$/.test(path))
const counts = paths.filter((path) => /\.(months|limit|atLeast|downMbps|upMbps|guaranteeMonths)$/.test(path))
const texts = paths.filter((path) =>
  /(version|\.id|\.name|\.choice|\.campaign|\.offerId|\.offers\.\d)$/.test(path),
)
const kinds = paths.filter((path) => /\.(kind|type|role|lineOfBusiness|table)$/.test(path))

const unlike: readonly (readonly [unknown, string])[] = [
  [Number.NaN, 'NaN'],
  [Infinity, 'Infinity'],
  [-Infinity, '-Infinity'],
  [-0, '-0'],
  [0.5, '0.5'],
  [-1, '-1'],
  ['1', '1'],
  [true, 'true'],
  [undefined, 'undefined'],
  [[], 'object'],
]

describe('fields', () => {
  it('is tied to the type it checks: a field that is missing, unknown or of another type does not compile (CAT-01)', () => {
    const size = wholeNumber(0, 10)
    // @ts-expect-error: a field without a check.
    const missing = fields<Speed>({ downMbps: size })
    // @ts-expect-error: a check of a field that the type does not have.
    const unknown = fields<Speed>({ downMbps: size, upMbps: size, latencyMs: size })
    // @ts-expect-error: a check of another type.
    const other = fields<Speed>({ downMbps: size, upMbps: text() })
    // @ts-expect-error: a kind without its checks.
    const kinds = tagged<Condition, 'kind'>('kind', { NewCustomer: {} })
    expect([missing, unknown, other, kinds].map((check) => check({ upMbps: 1 }, ''))).not.toContain(null)
  })
})

describe('parseCatalog', () => {
  it('takes what can be priced, unchanged: the catalogue of the shop, one of everything, and any other (CAT-01)', () => {
    for (const catalog of [cometa.catalog, whole]) expect(parseCatalog(catalog)).toEqual(E.right(catalog))
    fc.assert(
      fc.property(anyCatalog, (catalog) => {
        expect(parseCatalog(JSON.parse(JSON.stringify(catalog)))).toEqual(E.right(catalog))
      }),
    )
  })

  it.each(amounts)('refuses at %s what is not whole cents, by name (CAT-01)', (path) => {
    const most = 100_000_000
    for (const [value, shown] of [...unlike, [most + 1, `${most + 1}`], [null, 'null']] as const)
      expect(refusedAt(path, value)).toEqual({ _tag: 'NotCents', path, value: shown })
    expect(refusedAt(path, most)).toBeNull()
    expect(refusedAt(path, 1)).toBeNull()
    expect(refusedAt(path, 0)).toEqual(path.endsWith('off') ? { _tag: 'NotCents', path, value: '0' } : null)
  })

  it.each(counts)('refuses at %s what is not a whole number within its bounds (CAT-01)', (path) => {
    for (const [value, shown] of unlike)
      expect(refusedAt(path, value)).toEqual({ _tag: 'NotAWholeNumber', path, value: shown })
    const isMbps = path.endsWith('Mbps')
    const isMonths = path.toLowerCase().endsWith('months')
    const most = isMbps ? 1_000_000 : isMonths ? 1_200 : 1_000
    const isTable = path === 'offers.1.limit'
    expect(refusedAt(path, isTable ? 10 : most)).toBeNull()
    expect(refusedAt(path, most + 1)).toEqual({ _tag: 'NotAWholeNumber', path, value: `${most + 1}` })
    expect(refusedAt(path, 0) === null).toBe(isMbps || path.endsWith('guaranteeMonths'))
    expect(refusedAt(path, 1)).toBeNull()
    expect(refusedAt(path, null)?._tag).toBe('NotAWholeNumber')
  })

  it.each(texts)('refuses at %s text that is empty, long or not what it seems (CAT-01)', (path) => {
    for (const value of ['', 'x'.repeat(121), 'a\u202Eb', 'a\u200Bb', 'a\uFEFF', 'a\u0000', 'a\nb'])
      expect(refusedAt(path, value)).toEqual({ _tag: 'TextUnsafe', path, value: value.slice(0, 120) })
    for (const [value, shown] of [
      [7, '7'],
      [{}, 'object'],
    ] as const)
      expect(refusedAt(path, value)).toEqual({ _tag: 'TextUnsafe', path, value: shown })
    expect(refusedAt(path, 'x'.repeat(120))?._tag).not.toBe('TextUnsafe')
    expect(refusedAt(path, 'x')?._tag).not.toBe('TextUnsafe')
  })

  it.each(kinds)('refuses at %s a kind it does not know, never taking another for it (CAT-01)', (path) => {
    for (const value of ['', 'Sunny', 'recurring', '__proto__', 'constructor', 7, null])
      expect(refusedAt(path, value)).toEqual({ _tag: 'KindUnknown', path, value: String(value) })
  })

  it('refuses days that do not exist, and what is no yes or no (CAT-01)', () => {
    for (const index of [5, 6]) {
      const path = `offers.0.promotions.0.conditions.${index}.date`
      expect(refusedAt(path, '2026-02-29')).toEqual({ _tag: 'NotADate', path, value: '2026-02-29' })
      expect(refusedAt(path, 20_260_101)?._tag).toBe('NotADate')
    }
    expect(refusedAt('offers.0.taxable', 1)).toEqual({
      _tag: 'NotABoolean',
      path: 'offers.0.taxable',
      value: '1',
    })
  })

  it('refuses lists and objects that are none, fields that are missing and fields nobody knows (CAT-01)', () => {
    for (const path of [
      'offers',
      'bundles',
      'offers.0.prices',
      'offers.0.promotions',
      'bundles.0.offers',
      'bundles.0.conditions',
    ])
      for (const value of [null, {}, 'x', undefined]) expect(refusedAt(path, value)?._tag).toBe('NotAList')
    for (const path of [
      'offers.0',
      'offers.0.speed',
      'offers.0.prices.0',
      'offers.0.promotions.0',
      'bundles.0',
    ])
      for (const value of [[], 'x', 7])
        expect(refusedAt(path, value)).toMatchObject({ _tag: 'NotAnObject', path })
    for (const value of [null, [], 'catalog', undefined])
      expect(parseCatalog(value)).toMatchObject(E.left({ _tag: 'NotAnObject', path: '' }))
    for (const path of ['more', 'offers.0.recurring', 'offers.0.prices.0.months', 'bundles.0.more'])
      expect(refusedAt(path, 1)).toEqual({ _tag: 'FieldUnknown', path, value: '1' })
    expect(refusedAt('bundles.0.offers', [])).toEqual({
      _tag: 'ListEmpty',
      path: 'bundles.0.offers',
      value: 'object',
    })
  })

  it('refuses an id that names two things, of offers, promotions and bundles, and an offer twice in a bundle (CAT-01)', () => {
    const again = (path: string, of: readonly unknown[]) => refusedAt(path, [...of, ...of])
    const [gig] = whole.offers
    expect(again('offers', whole.offers)).toEqual({ _tag: 'IdTwice', path: 'offers', value: 'gig' })
    expect(again('bundles', whole.bundles)).toEqual({ _tag: 'IdTwice', path: 'bundles', value: 'both' })
    expect(again('offers.0.promotions', gig?.promotions ?? [])).toEqual({
      _tag: 'IdTwice',
      path: 'offers.0.promotions',
      value: 'first-year',
    })
    expect(again('bundles.0.offers', ['gig'])).toEqual({
      _tag: 'IdTwice',
      path: 'bundles.0.offers',
      value: 'gig',
    })
  })

  it('refuses two prices of a type, and a line table beside a monthly price (CAT-01, CAT-02)', () => {
    const path = 'offers.0.prices'
    for (const price of whole.offers[0]?.prices ?? [])
      expect(refusedAt(path, [price, price])).toEqual({ _tag: 'PriceTwice', path, value: price.type })
    const both = [
      { type: 'RECURRING', amount: 1, guaranteeMonths: 0 },
      { type: 'LineTable', table: 'bundled' },
    ]
    expect(refusedAt(path, both)).toEqual({ _tag: 'PriceTwice', path, value: 'RECURRING' })
  })

  it('refuses offers that are named and not sold (CAT-01)', () => {
    const unsold = (path: string, place: string): void => {
      expect(refusedAt(path, 'gone')).toEqual({ _tag: 'OfferUnknown', path: place, value: 'gone' })
    }
    unsold('bundles.0.offers.1', 'bundles.0')
    unsold('offers.0.promotions.0.conditions.3.offerId', 'offers.0.promotions')
    const conditions = [{ kind: 'RatePlan', offerId: 'gone' }]
    expect(refusedAt('bundles.0.conditions', conditions)).toMatchObject({
      _tag: 'OfferUnknown',
      path: 'bundles.0',
    })
  })

  it('refuses more lines than a line table has (CAT-01, CAT-05)', () => {
    expect(refusedAt('offers.1.limit', 11)).toEqual({
      _tag: 'BeyondLineTable',
      path: 'offers.1.limit',
      value: '11',
    })
    expect(refusedAt('offers.1.limit', 10)).toBeNull()
  })

  it('throws at nothing, and what it takes can be priced (CAT-01)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (value) => {
        expect(E.isLeft(parseCatalog(value))).toBe(true)
      }),
    )
    const broken = fc.tuple(fc.constantFrom(...paths), fc.oneof(fc.anything(), fc.integer(), fc.string()))
    fc.assert(
      fc.property(broken, ([path, value]) => {
        const parsed = parseCatalog(withAt(whole, path.split('.'), value))
        if (E.isLeft(parsed)) {
          expect(parsed.left.path).not.toBe('')
          return
        }
        const { version: catalogVersion, ...parts } = parsed.right
        const lines = parts.offers.map(({ id }) => ({ offerId: id, quantity: 1 }))
        expect(E.isRight(quote({ catalogVersion, ...parts, lines, taxRate: basisPoints(825) }))).toBe(true)
      }),
    )
  })
})
