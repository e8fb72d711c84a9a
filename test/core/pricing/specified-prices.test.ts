import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type BuyerFacts, UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { findOffer, type OfferId, offersForEverybody } from '#core/catalog/offer.ts'
import { oneTimeOf, recurringOf } from '#core/catalog/price.ts'
import { replaceLines } from '#core/cart/replace-lines.ts'
import { offerPriceIn } from '#core/pricing/offer-price.ts'
import { quote } from '#core/pricing/quote.ts'
import { type SpeedImportance, speedImportances } from '#core/savings/internet-price.ts'
import { savings } from '#core/savings/savings.ts'
import { mobilePlans, savingsTypes } from '#core/savings/savings-input.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { specifiedTables } from '#stories/rules/properties/line-tables.oracle.ts'
import { forAll } from '#test/for-all.ts'

/** Section 9 of the specification: dollars a month in the first year. */
const dollars = { 'internet-500': 50, 'internet-gig': 70, 'advanced-wifi': 10, 'wifi-pod': 3 } as const

/** The plan of each tier of the calculator. */
const internetOf: Readonly<Record<SpeedImportance, string>> = {
  critical: 'internet-gig',
  important: 'internet-advantage',
  other: 'internet-500',
}

/** The same for the other lines of business, in cents. */
const bundledWithInternet = {
  'tv-stream': 4_000,
  'tv-select-signature': 9_500,
  'tv-select-plus': 10_500,
  'tv-stream-latino': 2_500,
  'tv-mi-plan-latino': 7_000,
  'disney-basic': 799,
  'disney-premium': 1_399,
  'home-phone': 1_500,
  'phone-international': 500,
} as const
const MOBILE_LINES = 10
const PODS = 5

const { catalog } = cometa

const inputOf = (lines: readonly (readonly [string, number])[], taxRate = 0, buyer = UNKNOWN_BUYER) => ({
  catalogVersion: catalog.version,
  offers: catalog.offers,
  lines: lines.map(([id, quantity]) => ({ offerId: id as OfferId, quantity })),
  taxRate: basisPoints(taxRate),
  buyer,
})

const price = (...given: Parameters<typeof inputOf>) => accepted(quote(inputOf(...given)))

const carts = (['internet-500', 'internet-gig'] as const).flatMap((plan) =>
  [0, 1].flatMap((wifi) => Array.from({ length: PODS + 1 }, (_, pods) => ({ plan, wifi, pods }))),
)

describe('the catalogue', () => {
  it.each(carts)(
    'sells $plan with $wifi advanced WiFi and $pods pods at the specified prices (PRC-01, PRC-04)',
    ({ plan, wifi, pods }) => {
      const lines = [[plan, 1] as const, ['advanced-wifi', wifi] as const, ['wifi-pod', pods] as const]
      const { monthly, dueToday, later } = price(lines.filter(([, quantity]) => quantity > 0))
      const expected = 100 * (dollars[plan] + wifi * dollars['advanced-wifi'] + pods * dollars['wifi-pod'])
      expect([monthly.net, monthly.total, dueToday]).toEqual([expected, expected, expected])
      expect(later.map(({ fromMonth }) => fromMonth)).toEqual([13])
    },
  )

  it('sells each plan and add-on with internet at the specified price, from the first month on (PRC-01, PRC-04)', () => {
    for (const [id, cents] of Object.entries(bundledWithInternet)) {
      const { monthly, oneTime, later } = price([[id, 1]])
      expect([id, monthly.net, oneTime.net, later]).toEqual([id, cents, 0, []])
    }
  })

  it('sells Gig at 70 for a year, and at 50 for five years only in the campaign of that price (CAT-09, PRC-08, PRC-09)', () => {
    const gig = (buyer: BuyerFacts) => {
      const { monthly, later } = price([['internet-gig', 1]], 0, buyer)
      return [monthly.total, later.map((step) => [step.fromMonth, step.monthly.total])]
    }
    const known = { isNewCustomer: true, portsIn: true, orderedOn: '2026-11-20' as PlainDate }
    const campaigns = [null, '', 'spring', 'gig-5-year-internet-price-guarantee']
    expect(campaigns.map((campaign) => gig({ ...known, campaign }))).toEqual([
      [7_000, [[13, 10_000]]],
      [7_000, [[13, 10_000]]],
      [7_000, [[13, 10_000]]],
      [5_000, [[61, 10_000]]],
    ])
  })

  it.each([
    ['bundled', 'mobile-unlimited', 3_000, true],
    ['bundledPlus', 'mobile-unlimited-plus', 4_000, true],
    ['standalone', 'mobile-unlimited', 3_000, false],
  ] as const)(
    'prices mobile lines by the table %s for its guarantee, then at the list price (CAT-05, CAT-07)',
    (table, id, list, hasInternet) => {
      for (let lines = 1; lines <= MOBILE_LINES; lines += 1) {
        const row = (specifiedTables[table].dollars[lines - 1] ?? 0) * 100
        const cart = [[id, lines] as const, ...(hasInternet ? [['internet-500', 1] as const] : [])]
        const input = inputOf(cart)
        const end = (specifiedTables[table].years[lines - 1] ?? 0) * 12 + 1
        expect(offerPriceIn(input, id as OfferId)).toEqual({
          first: row,
          change: row === list * lines ? null : { fromMonth: end, later: list * lines },
          saved: (list * lines - row) * (end - 1),
        })
      }
    },
  )

  it('agrees with the calculator on every household (CAT-05, SAV-03, SAV-04)', () => {
    const household = fc.record({
      type: fc.constantFrom(...savingsTypes),
      speedImportance: fc.constantFrom(...speedImportances),
      mobileLineQty: fc.integer({ min: 1, max: MOBILE_LINES }),
      mobilePlan: fc.constantFrom(...mobilePlans),
    })
    forAll(household, (asked) => {
      const saved = savings({ ...asked, monthlySpendAtDifferentProvider: 0 })
      const plus = asked.mobilePlan === 'unlimitedPlus'
      const internet = internetOf[asked.speedImportance]
      const cart = [
        ...(asked.type === 'mobileOnly' ? [] : [[internet, 1] as const]),
        [plus ? 'mobile-unlimited-plus' : 'mobile-unlimited', asked.mobileLineQty] as const,
      ]
      const isSold = E.isRight(
        replaceLines(
          [],
          catalog.offers,
          cart.map(([id, quantity]) => ({ offerId: id as OfferId, quantity })),
        ),
      )
      expect(isSold).toBe(E.isRight(saved))
      if (E.isRight(saved)) expect(price(cart).monthly.net).toBe(saved.right.providerMonthly)
    })
  })

  it('sells Internet Assist and Internet Advantage at prices that do not end (CAT-12)', () => {
    for (const [id, downMbps, monthly] of [
      ['internet-assist', 50, 2_500],
      ['internet-advantage', 100, 3_000],
    ] as const) {
      expect(findOffer(catalog.offers, id as OfferId)?.speed?.downMbps).toBe(downMbps)
      expect(price([[id, 1]])).toMatchObject({ monthly: { total: monthly }, later: [] })
    }
  })

  it('sells five pods, ten mobile lines, and one of anything else (PRC-02)', () => {
    const several = offersForEverybody(catalog.offers)
      .filter(({ limit }) => limit > 1)
      .map(({ id, limit }) => [id, limit])
    expect(several).toEqual([
      ['wifi-pod', PODS],
      ['mobile-unlimited', MOBILE_LINES],
      ['mobile-unlimited-plus', MOBILE_LINES],
    ])
  })

  it('sells Xumo on lease or by instalments, and the security suite at a price for new customers below the suggested one (CAT-02, CAT-03, CAT-04)', () => {
    const owned = price([['xumo-own', 1]])
    expect([
      owned.monthly.net,
      owned.later.map(({ fromMonth, monthly }) => [fromMonth, monthly.net]),
    ]).toEqual([500, [[13, 0]]])
    expect(price([['xumo-lease', 1]])).toMatchObject({ monthly: { net: 500 }, later: [] })
    const suite = (isNewCustomer: boolean): number =>
      price([['security-suite', 1]], 0, { ...UNKNOWN_BUYER, isNewCustomer }).monthly.net
    const offer = findOffer(catalog.offers, 'security-suite' as OfferId)
    const suggested = offer?.prices.find(({ type }) => type === 'SMRRP')?.amount ?? 0
    expect([suite(true), suite(false)]).toEqual([300, 500])
    expect(suggested).toBeGreaterThan(suite(false))
  })

  it('makes offers exclusive only within a line of business and a role (CRT-01, CRT-05)', () => {
    const choices = new Set(catalog.offers.flatMap(({ choice }) => choice ?? []))
    for (const choice of choices) {
      const alike = catalog.offers.filter((offer) => offer.choice === choice)
      expect(new Set(alike.map(({ lineOfBusiness, role }) => `${lineOfBusiness} ${role}`)).size).toBe(1)
    }
    expect([...choices].toSorted()).toEqual([
      'Internet-plan',
      'Mobile-plan',
      'TV-plan',
      'Voice-plan',
      'deposit',
      'disney',
      'installation',
      'xumo',
    ])
  })

  it('sells the deposit as an offer, below the monthly price of the most expensive plan (RSK-02)', () => {
    const deposit = findOffer(catalog.offers, cometa.depositOfferId)
    const dearest = Math.max(...catalog.offers.map(recurringOf))
    expect(deposit).toMatchObject({ role: 'deposit', taxable: false })
    if (deposit === undefined) return
    expect(recurringOf(deposit)).toBe(0)
    expect(oneTimeOf(deposit)).toBeGreaterThan(0)
    expect(oneTimeOf(deposit)).toBeLessThan(dearest)
  })

  it('charges state tax on equipment and labor, never on internet access (PRC-05)', () => {
    const { lines, monthly, oneTime, dueToday, later } = price(
      [
        ['internet-gig', 1],
        ['advanced-wifi', 1],
        ['wifi-pod', 2],
        ['install-professional', 1],
      ],
      825,
    )
    expect(lines.map((line) => [line.monthly.tax, line.oneTime.tax])).toEqual([
      [0, 0],
      [83, 0],
      [50, 0],
      [0, 536],
    ])
    expect([monthly.total, oneTime.total, dueToday]).toEqual([8_733, 7_036, 15_769])
    expect(later.map((step) => [step.fromMonth, step.monthly.total])).toEqual([[13, 11_733]])
  })

  it('has unique offer ids, and an offer of the installation kind for each way to install', () => {
    expect(new Set(catalog.offers.map(({ id }) => id)).size).toBe(catalog.offers.length)
    for (const { offerId } of cometa.installOptions)
      expect(findOffer(catalog.offers, offerId)?.role).toBe('installation')
  })
})
