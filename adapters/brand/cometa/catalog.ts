import type { Catalog, Offer, OfferId, Promotion } from '#core/catalog/offer.ts'
import type { Price } from '#core/catalog/price.ts'
import { cents } from '#core/shared/money.ts'

/** Defaults of most offers: quantity one, taxed, without a price override or promotion. */
const single = {
  prices: [],
  promotions: [],
  limit: 1,
  choice: null,
  taxable: true,
  speed: null,
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

const firstYear = (name: string): Promotion => ({
  id: `${name}-first-year`,
  off: cents(3_000),
  months: 12,
  conditions: [],
})

/** The other price of Gig in section 9, 50 dollars for five years: only for a campaign page, which no page refers to yet (CAT-09). */
const gigFiveYears: Promotion = {
  id: 'internet-gig-5-year-price-guarantee',
  off: cents(5_000),
  months: 60,
  conditions: [{ kind: 'Campaign', campaign: 'gig-5-year-internet-price-guarantee' }],
}

/**
 * The specification (section 9) gives the first-year prices of internet, the monthly prices of everything else, download speeds and limits. Chosen
 * here: upload speeds (symmetrical fibre), the price of internet after the first year (30 dollars more, a usual increase), professional installation
 * at 65 dollars, free self-installation, and a deposit of 50 dollars, less than the first month of the most expensive plan. All lines of a family
 * have the same mobile plan; at most ten lines (section 9).
 */
export const catalog: Catalog = {
  version: '2026-11.3',
  bundles: [],
  offers: [
    {
      ...plan('internet-500', 'Internet', 'Internet 500 Mbps', 8_000),
      promotions: [firstYear('internet-500')],
      taxable: false,
      speed: { downMbps: 500, upMbps: 500 },
    },
    {
      ...plan('internet-gig', 'Internet', 'Internet Gig', 10_000),
      promotions: [firstYear('internet-gig'), gigFiveYears],
      taxable: false,
      speed: { downMbps: 1_000, upMbps: 1_000 },
    },
    addOn('advanced-wifi', 'Internet', 'WiFi avanzado', 1_000),
    { ...addOn('wifi-pod', 'Internet', 'WiFi pod', 300), limit: 5 },
    plan('tv-stream-latino', 'TV', 'TV Stream Latino', 2_500),
    plan('tv-stream', 'TV', 'TV Stream', 4_000),
    plan('tv-mi-plan-latino', 'TV', 'Mi Plan Latino', 7_000),
    plan('tv-select-signature', 'TV', 'TV Select Signature', 9_500),
    plan('tv-select-plus', 'TV', 'TV Select Plus', 10_500),
    { ...addOn('disney-basic', 'TV', 'Disney+ Basic', 799), choice: 'disney' },
    { ...addOn('disney-premium', 'TV', 'Disney+ Premium', 1_399), choice: 'disney' },
    plan('home-phone', 'Voice', 'Teléfono fijo', 1_500),
    addOn('phone-international', 'Voice', 'Llamadas internacionales', 500),
    { ...plan('mobile-unlimited', 'Mobile', 'Línea móvil Unlimited', 3_000), limit: 10 },
    { ...plan('mobile-unlimited-plus', 'Mobile', 'Línea móvil Unlimited Plus', 4_000), limit: 10 },
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
