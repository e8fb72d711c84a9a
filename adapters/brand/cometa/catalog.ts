import type { AmountPromotion, Bundle, Catalog, LinePromotion, Offer, OfferId } from '#core/catalog/offer.ts'
import type { Price } from '#core/catalog/price.ts'
import type { LineTableName } from '#core/catalog/line-table.ts'
import type { InternetTier } from '#core/savings/internet-price.ts'
import { byTheGigOffers } from '#core/mobile/by-the-gig-offers.ts'
import { MAX_MOBILE_LINES } from '#core/mobile/mobile-plan.ts'
import { BUNDLED_FROM_LINES, internetPrices } from '#core/savings/internet-price.ts'
import { cents, subtract } from '#core/shared/money.ts'

/** Defaults of most offers: quantity one, taxed, without a price override or promotion. */
const single = {
  prices: [],
  promotions: [],
  limit: 1,
  choice: null,
  taxable: true,
  speed: null,
  requires: null,
  audience: 'everybody',
} satisfies Partial<Offer>

const id = (name: string): OfferId => name as OfferId

const monthly = (amount: number): Price => ({
  type: 'RECURRING',
  amount: cents(amount),
  guaranteeMonths: 0,
})

const once = (amount: number): Price => ({ type: 'ONETIME', amount: cents(amount) })

const plan = (
  name: string,
  lineOfBusiness: Offer['lineOfBusiness'],
  title: string,
  recurring: number,
): Offer => ({
  ...single,
  id: id(name),
  role: 'plan',
  lineOfBusiness,
  name: title,
  prices: [monthly(recurring)],
  choice: `${lineOfBusiness}-plan`,
})

const addOn = (
  name: string,
  lineOfBusiness: Offer['lineOfBusiness'],
  title: string,
  recurring: number,
): Offer => ({
  ...single,
  id: id(name),
  role: 'addOn',
  lineOfBusiness,
  name: title,
  prices: [monthly(recurring)],
})

/** The price of an internet plan with several mobile lines in its first year (SAV-03). */
const withMobileLines = (name: string, listPrice: number, tier: InternetTier): AmountPromotion => ({
  id: `${name}-with-mobile-lines`,
  off: subtract(cents(listPrice), internetPrices.bundled[tier]),
  months: 12,
  conditions: [{ kind: 'Lines', lineOfBusiness: 'Mobile', atLeast: BUNDLED_FROM_LINES }],
})

/** The prices of an internet plan in its first year: alone, and with several mobile lines (SAV-03). */
const firstYear = (name: string, listPrice: number, tier: InternetTier): readonly AmountPromotion[] => [
  {
    id: `${name}-first-year`,
    off: subtract(cents(listPrice), internetPrices.nonBundled[tier]),
    months: 12,
    conditions: [],
  },
  withMobileLines(name, listPrice, tier),
]

const withInternet = (name: string, table: LineTableName): LinePromotion => ({
  id: `${name}-with-internet`,
  table,
  conditions: [{ kind: 'Lines', lineOfBusiness: 'Internet', atLeast: 1 }],
})

const withoutInternet = (name: string, table: LineTableName): LinePromotion => ({
  id: `${name}-without-internet`,
  table,
  conditions: [{ kind: 'Without', lineOfBusiness: 'Internet' }],
})

const INTERNET_ASSIST = 2_500
const INTERNET_ADVANTAGE = internetPrices.nonBundled.advantage
const INTERNET_500 = 8_000
const INTERNET_GIG = 10_000

/** The other price of Gig in section 9, 50 dollars for five years: only for visits of its campaign (CAT-09). */
const gigFiveYears: AmountPromotion = {
  id: 'internet-gig-5-year-price-guarantee',
  off: cents(5_000),
  months: 60,
  conditions: [{ kind: 'Campaign', campaign: 'gig-5-year-internet-price-guarantee' }],
}

/** A discount of the first year on the internet plan, for several services together. */
const together = (name: string, off: number, internet: string, ...others: readonly string[]): Bundle => ({
  id: name,
  offers: [id(internet), ...others.map(id)],
  off: cents(off),
  months: 12,
  conditions: [],
})

/**
 * The specification (section 9) gives first-year internet prices, all other monthly prices, download speeds and limits.
 * Chosen here: upload speeds (symmetrical fibre), internet after the first year (30 dollars more), professional
 * installation at 65 dollars, free self-installation, a deposit of 50 dollars (less than the first month of any plan),
 * security suite and Xumo prices (section 9 gives none), the bundles (their page has no content), the device insurance
 * of 12 dollars, and the audience of Internet Assist: households in an assistance program. Section 9 gives no
 * period for the prices of Assist and Advantage, so they do not end. All lines of a family
 * have the same mobile plan; at most ten lines (section 9). Mobile line tables include the guarantee of their row;
 * internet with several lines costs the bundled price of the calculator in its first year; then the list price applies.
 */
export const catalog: Catalog = {
  version: '2026-11.6',
  bundles: [
    together('bundle-latino', 1_500, 'internet-500', 'tv-mi-plan-latino', 'home-phone'),
    together('bundle-signature', 2_000, 'internet-gig', 'tv-select-signature', 'home-phone'),
    together('bundle-stream', 500, 'internet-gig', 'tv-stream-latino'),
  ],
  offers: [
    {
      ...plan('internet-assist', 'Internet', 'Internet Assist', INTERNET_ASSIST),
      taxable: false,
      speed: { downMbps: 50, upMbps: 50 },
      audience: 'assistedHouseholds',
    },
    {
      ...plan('internet-advantage', 'Internet', 'Internet Advantage', INTERNET_ADVANTAGE),
      promotions: [withMobileLines('internet-advantage', INTERNET_ADVANTAGE, 'advantage')],
      taxable: false,
      speed: { downMbps: 100, upMbps: 100 },
    },
    {
      ...plan('internet-500', 'Internet', 'Internet 500 Mbps', INTERNET_500),
      promotions: firstYear('internet-500', INTERNET_500, 'premier'),
      taxable: false,
      speed: { downMbps: 500, upMbps: 500 },
    },
    {
      ...plan('internet-gig', 'Internet', 'Internet Gig', INTERNET_GIG),
      promotions: [...firstYear('internet-gig', INTERNET_GIG, 'gig'), gigFiveYears],
      taxable: false,
      speed: { downMbps: 1_000, upMbps: 1_000 },
    },
    addOn('advanced-wifi', 'Internet', 'WiFi avanzado', 1_000),
    { ...addOn('wifi-pod', 'Internet', 'WiFi pod', 300), limit: 5 },
    {
      ...addOn('security-suite', 'Internet', 'Suite de seguridad', 500),
      prices: [
        monthly(500),
        { type: 'NEW', amount: cents(300), guaranteeMonths: 0 },
        { type: 'SMRRP', amount: cents(800) },
      ],
    },
    plan('tv-stream-latino', 'TV', 'TV Stream Latino', 2_500),
    plan('tv-stream', 'TV', 'TV Stream', 4_000),
    plan('tv-mi-plan-latino', 'TV', 'Mi Plan Latino', 7_000),
    plan('tv-select-signature', 'TV', 'TV Select Signature', 9_500),
    plan('tv-select-plus', 'TV', 'TV Select Plus', 10_500),
    { ...addOn('disney-basic', 'TV', 'Disney+ Basic', 799), choice: 'disney' },
    { ...addOn('disney-premium', 'TV', 'Disney+ Premium', 1_399), choice: 'disney' },
    { ...addOn('xumo-lease', 'TV', 'Xumo rentado', 500), choice: 'xumo' },
    {
      ...addOn('xumo-own', 'TV', 'Xumo propio', 0),
      prices: [{ type: 'PaymentPlan', amount: cents(500), months: 12 }],
      choice: 'xumo',
    },
    plan('home-phone', 'Voice', 'Teléfono fijo', 1_500),
    addOn('phone-international', 'Voice', 'Llamadas internacionales', 500),
    {
      ...plan('mobile-unlimited', 'Mobile', 'Línea móvil Unlimited', 3_000),
      promotions: [
        withInternet('mobile-unlimited', 'bundled'),
        withoutInternet('mobile-unlimited', 'standalone'),
      ],
      limit: 10,
    },
    {
      ...plan('mobile-unlimited-plus', 'Mobile', 'Línea móvil Unlimited Plus', 4_000),
      promotions: [withInternet('mobile-unlimited-plus', 'bundledPlus')],
      limit: 10,
      requires: 'Internet',
    },
    ...byTheGigOffers({
      plan: 'Línea móvil Por giga',
      first: 'Primer gigabyte compartido',
      extra: 'Gigabyte adicional compartido',
    }),
    {
      ...addOn('mobile-insurance', 'Mobile', 'Seguro del dispositivo', 1_200),
      limit: MAX_MOBILE_LINES,
      audience: 'mobileItems',
    },
    {
      ...single,
      id: id('install-professional'),
      role: 'installation',
      lineOfBusiness: 'Internet',
      name: 'Instalación profesional',
      prices: [once(6_500)],
      choice: 'installation',
    },
    {
      ...single,
      id: id('install-self'),
      role: 'installation',
      lineOfBusiness: 'Internet',
      name: 'Autoinstalación',
      choice: 'installation',
      taxable: false,
    },
    {
      ...single,
      id: id('security-deposit'),
      role: 'deposit',
      lineOfBusiness: 'Internet',
      name: 'Depósito reembolsable',
      prices: [once(5_000)],
      choice: 'deposit',
      taxable: false,
    },
  ],
}
