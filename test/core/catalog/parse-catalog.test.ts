import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CatalogFailure } from '#core/catalog/catalog.failure.ts'
import type { Catalog, Condition, Offer, Speed } from '#core/catalog/offer.ts'
import { parseCatalog } from '#core/catalog/parse-catalog.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { exactField, taggedField } from '#core/shared/exact-reader.ts'
import { type FieldProblem, integerField, optionalField, textField } from '#core/shared/reader.ts'
import { sold } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const anyCatalog: fc.Arbitrary<Catalog> = sold.map(({ offers, bundles }) => ({
  version: '1',
  offers,
  bundles,
}))

/** One of everything a catalogue may hold. */
const completeCatalog = {
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
        { type: 'PaymentPlan', amount: 500, months: 24, last: 499 },
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
      accountLimit: 2,
      choice: 'Internet-plan',
      taxable: false,
      speed: { downMbps: 1_000, upMbps: 1_000 },
      requires: null,
      isPlanHeld: true,
      audience: 'everybody',
    },
    {
      id: 'mobile',
      role: 'plan',
      lineOfBusiness: 'Mobile',
      name: 'Línea móvil',
      prices: [{ type: 'RECURRING', amount: 3_000, guaranteeMonths: 0 }],
      promotions: [
        { id: 'with-internet', table: 'bundled', linesHeld: 2, conditions: [] },
        { id: 'alone', table: 'standalone', conditions: [{ kind: 'Without', lineOfBusiness: 'Internet' }] },
      ],
      limit: 10,
      choice: null,
      taxable: true,
      speed: null,
      requires: null,
      audience: 'everybody',
    },
  ],
  bundles: [{ id: 'both', offers: ['gig', 'mobile'], off: 500, months: 12, conditions: [] }],
}

/** The catalogue with a replaced or removed value at a path. */
const withAt = (value: unknown, path: readonly string[], next: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? withAt(item, rest, next) : item))
  const known = value as Readonly<Record<string, unknown>>
  return { ...known, [key]: withAt(known[key], rest, next) }
}

/** A path of the test, `offers.0.id`, as a failure names it. */
const named = (path: string): string => path.replaceAll(/\.(\d+)/g, '[$1]')

const refusedAt = (path: string, next: unknown): CatalogFailure | null => {
  const parsed = parseCatalog(withAt(completeCatalog, path.split('.'), next))
  return E.isLeft(parsed) ? parsed.left : null
}

const refused = (path: string, problem: FieldProblem, given: string | null = null) => ({
  _tag: 'FieldInvalid',
  field: named(path),
  problem,
  given,
})

const leavesOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [path]

const paths = leavesOf(completeCatalog).map((path) => path.join('.'))
const amounts = paths.filter((path) => /\.(amount|last|off)$/.test(path))
const counts = paths.filter((path) =>
  /\.(months|limit|accountLimit|linesHeld|atLeast|downMbps|upMbps|guaranteeMonths)$/.test(path),
)
const texts = paths.filter((path) =>
  /(version|\.id|\.name|\.choice|\.campaign|\.offerId|\.offers\.\d)$/.test(path),
)
const kinds = paths.filter((path) => /\.(kind|type|role|lineOfBusiness|table)$/.test(path))

/** Values that are not integers from zero on, with the expected failure. */
const unlike: readonly (readonly [value: unknown, problem: FieldProblem, given: string | null])[] = [
  [Number.NaN, 'notWhole', 'NaN'],
  [Infinity, 'notWhole', 'Infinity'],
  [-Infinity, 'notWhole', '-Infinity'],
  [-0, 'notWhole', '-0'],
  [0.5, 'notWhole', '0.5'],
  [-1, 'outOfRange', '-1'],
  ['1', 'notWhole', null],
  [true, 'notWhole', null],
  [undefined, 'notWhole', null],
  [null, 'notWhole', null],
  [[], 'notWhole', null],
]

describe('exactField', () => {
  it('matches the type it parses: a missing, unknown or differently typed field does not compile (CAT-01)', () => {
    const size = integerField(0, 10)
    // @ts-expect-error: a field without a reader.
    const missing = exactField<Speed>({ downMbps: size })
    // @ts-expect-error: a reader of a field that the type does not have.
    const unknown = exactField<Speed>({ downMbps: size, upMbps: size, latencyMs: size })
    // @ts-expect-error: a reader of another type.
    const other = exactField<Speed>({ downMbps: size, upMbps: textField(9) })
    // @ts-expect-error: an optional field without a reader.
    const optional = exactField<{ readonly downMbps?: number }>({})
    // @ts-expect-error: an optional field that must be there.
    const present = exactField<{ readonly downMbps?: number }>({ downMbps: size })
    // @ts-expect-error: a required field that may be missing.
    const absent = exactField<Speed>({ downMbps: size, upMbps: optionalField(size) })
    // @ts-expect-error: a kind without its readers.
    const kinds = taggedField<Condition, 'kind'>('kind', { NewCustomer: {} })
    expect(
      [missing, unknown, other, optional, present, absent, kinds].map((read) =>
        E.isLeft(read({ upMbps: 1 }, '')),
      ),
    ).not.toContain(false)
  })
})

/** Whether a catalogue must state a field of an offer. A field that is not listed does not compile. */
const isRequired: Readonly<Record<keyof Offer, boolean>> = {
  id: true,
  role: true,
  lineOfBusiness: true,
  name: true,
  prices: true,
  promotions: true,
  limit: true,
  accountLimit: false,
  choice: true,
  taxable: true,
  speed: true,
  requires: true,
  isPlanHeld: false,
  audience: true,
}

describe('parseCatalog', () => {
  it.each(Object.entries(isRequired))(
    'reads %s of an offer, or an offer without it (CAT-01)',
    (field, required) => {
      expect(completeCatalog.offers[0]).toHaveProperty(field)
      const [gig, mobile] = completeCatalog.offers
      const others = Object.fromEntries(Object.entries(gig ?? {}).filter(([name]) => name !== field))
      const catalog = { ...completeCatalog, offers: [others, mobile] }
      expect(parseCatalog(catalog)).toEqual(
        required ? E.left(refused(`offers.0.${field}`, 'missing')) : E.right(catalog),
      )
    },
  )

  it('accepts every priceable catalogue unchanged (CAT-01)', () => {
    for (const catalog of [cometa.catalog, completeCatalog])
      expect(parseCatalog(catalog)).toEqual(E.right(catalog))
    forAll(anyCatalog, (catalog) => {
      expect(parseCatalog(JSON.parse(JSON.stringify(catalog)))).toEqual(E.right(catalog))
    })
  })

  it.each(amounts)('refuses an amount at %s that is not integer cents, by name (CAT-01)', (path) => {
    const most = 100_000_000
    for (const [value, problem, given] of [...unlike, [most + 1, 'outOfRange', `${most + 1}`] as const])
      expect(refusedAt(path, value)).toEqual(refused(path, problem, given))
    expect(refusedAt(path, most)).toBeNull()
    expect(refusedAt(path, 1)).toBeNull()
    expect(refusedAt(path, 0)).toEqual(path.endsWith('off') ? refused(path, 'outOfRange', '0') : null)
  })

  it.each(counts)('refuses a number at %s that is not an integer within its bounds (CAT-01)', (path) => {
    for (const [value, problem, given] of unlike)
      expect(refusedAt(path, value)).toEqual(refused(path, problem, given))
    const isMbps = path.endsWith('Mbps')
    const isMonths = path.toLowerCase().endsWith('months')
    const most = isMbps ? 1_000_000 : isMonths ? 1_200 : 1_000
    const isTable = path === 'offers.1.limit'
    expect(refusedAt(path, isTable ? 10 : most)).toBeNull()
    expect(refusedAt(path, most + 1)).toEqual(refused(path, 'outOfRange', `${most + 1}`))
    expect(refusedAt(path, 0) === null).toBe(isMbps || path.endsWith('guaranteeMonths'))
    expect(refusedAt(path, 1)).toBeNull()
  })

  it.each(texts)('refuses text at %s that is empty, too long or misleading (CAT-01)', (path) => {
    const wrong: readonly (readonly [unknown, FieldProblem, (string | null)?])[] = [
      ['', 'empty'],
      ['x'.repeat(121), 'tooLong'],
      ['a\u202Eb', 'unreadable', 'bidirectional'],
      ['a\u200Bb', 'unreadable', 'zeroWidth'],
      ['a\uFEFF', 'unreadable', 'zeroWidth'],
      ['a\u0000', 'unreadable', 'control'],
      ['a\nb', 'unreadable', 'control'],
      [7, 'notText'],
      [{}, 'notText'],
    ]
    for (const [value, problem, given] of wrong)
      expect(refusedAt(path, value)).toEqual(refused(path, problem, given))
    for (const value of ['x', 'x'.repeat(120)]) expect(refusedAt(path, value)?._tag).not.toBe('FieldInvalid')
  })

  it.each(kinds)('refuses an unknown type at %s (CAT-01)', (path) => {
    for (const value of ['', 'Sunny', 'recurring', '__proto__', 'constructor', 7, null])
      expect(refusedAt(path, value)).toEqual(
        refused(path, 'unknownValue', typeof value === 'string' ? value : null),
      )
  })

  it('refuses days that do not exist and values that are not booleans (CAT-01)', () => {
    for (const index of [5, 6]) {
      const path = `offers.0.promotions.0.conditions.${index}.date`
      for (const value of ['2026-02-29', 20_260_101])
        expect(refusedAt(path, value)).toEqual(refused(path, 'notADate'))
    }
    expect(refusedAt('offers.0.taxable', 1)).toEqual(refused('offers.0.taxable', 'notAFlag'))
  })

  it('refuses values that are not lists or objects, missing fields and unknown fields (CAT-01)', () => {
    for (const path of [
      'offers',
      'bundles',
      'offers.0.prices',
      'offers.0.promotions',
      'bundles.0.offers',
      'bundles.0.conditions',
    ])
      for (const value of [null, {}, 'x', undefined])
        expect(refusedAt(path, value)).toEqual(refused(path, 'notAList'))
    for (const path of [
      'offers.0',
      'offers.0.speed',
      'offers.0.prices.0',
      'offers.0.promotions.0',
      'bundles.0',
    ])
      for (const value of [[], 'x', 7]) expect(refusedAt(path, value)).toEqual(refused(path, 'notARecord'))
    for (const value of [null, [], 'catalog', undefined])
      expect(parseCatalog(value)).toEqual(E.left(refused('', 'notARecord')))
    for (const path of ['more', 'offers.0.recurring', 'offers.0.prices.0.months', 'bundles.0.more'])
      expect(refusedAt(path, 1)).toEqual(refused(path, 'unknownField'))
    expect(refusedAt('bundles.0.offers', [])).toEqual(refused('bundles.0.offers', 'empty'))
  })

  it('refuses duplicate ids of offers, promotions and bundles, and an offer twice in a bundle (CAT-01)', () => {
    const again = (path: string, of: readonly unknown[]) => refusedAt(path, [...of, ...of])
    const [gig] = completeCatalog.offers
    expect(again('offers', completeCatalog.offers)).toEqual({ _tag: 'IdTwice', path: 'offers', value: 'gig' })
    expect(again('bundles', completeCatalog.bundles)).toEqual({
      _tag: 'IdTwice',
      path: 'bundles',
      value: 'both',
    })
    expect(again('offers.0.promotions', gig?.promotions ?? [])).toEqual({
      _tag: 'IdTwice',
      path: 'offers[0].promotions',
      value: 'first-year',
    })
    expect(again('bundles.0.offers', ['gig'])).toEqual({
      _tag: 'IdTwice',
      path: 'bundles[0].offers',
      value: 'gig',
    })
  })

  it('refuses two prices of a type (CAT-01, CAT-02)', () => {
    const path = 'offers.0.prices'
    for (const price of completeCatalog.offers[0]?.prices ?? [])
      expect(refusedAt(path, [price, price])).toEqual({
        _tag: 'PriceTwice',
        path: named(path),
        value: price.type,
      })
  })

  it('refuses references to offers that are not sold (CAT-01)', () => {
    const unsold = (path: string, place: string): void => {
      expect(refusedAt(path, 'gone')).toEqual({ _tag: 'OfferUnknown', path: place, value: 'gone' })
    }
    unsold('bundles.0.offers.1', 'bundles[0]')
    unsold('offers.0.promotions.0.conditions.3.offerId', 'offers[0].promotions')
    const conditions = [{ kind: 'RatePlan', offerId: 'gone' }]
    expect(refusedAt('bundles.0.conditions', conditions)).toMatchObject({
      _tag: 'OfferUnknown',
      path: 'bundles[0]',
    })
  })

  it('refuses more lines than a line table has (CAT-01, CAT-05)', () => {
    expect(refusedAt('offers.1.limit', 11)).toEqual({
      _tag: 'BeyondLineTable',
      path: 'offers[1].limit',
      value: '11',
    })
    expect(refusedAt('offers.1.limit', 10)).toBeNull()
  })

  it('never throws, and accepts only catalogues that can be priced (CAT-01)', () => {
    forAll(fc.oneof(fc.anything(), fc.jsonValue()), (value) => {
      expect(E.isLeft(parseCatalog(value))).toBe(true)
    })
    const broken = fc.tuple(fc.constantFrom(...paths), fc.oneof(fc.anything(), fc.integer(), fc.string()))
    forAll(broken, ([path, value]) => {
      const parsed = parseCatalog(withAt(completeCatalog, path.split('.'), value))
      if (E.isLeft(parsed)) {
        expect('field' in parsed.left ? parsed.left.field : parsed.left.path).not.toBe('')
        return
      }
      const { version: catalogVersion, ...parts } = parsed.right
      const lines = parts.offers.map(({ id }) => ({ offerId: id, quantity: 1 }))
      expect(E.isRight(quote({ catalogVersion, ...parts, lines, taxRate: basisPoints(825) }))).toBe(true)
    })
  })
})
