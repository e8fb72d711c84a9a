import type { Catalog, Offer, OfferId } from '#core/catalog/offer.ts'
import { cents } from '#core/shared/money.ts'

/** What most offers are: charged by the month, one of it, taxed, without promotion. */
const monthly = {
  oneTime: cents(0),
  promotion: null,
  limit: 1,
  choice: null,
  taxable: true,
  speed: null,
} satisfies Partial<Offer>

const id = (name: string): OfferId => name as OfferId

const plan = (
  name: string,
  lineOfBusiness: Offer['lineOfBusiness'],
  title: string,
  recurring: number,
): Offer => ({
  ...monthly,
  id: id(name),
  role: 'plan',
  lineOfBusiness,
  name: title,
  recurring: cents(recurring),
  choice: `${lineOfBusiness}-plan`,
})

const addOn = (
  name: string,
  lineOfBusiness: Offer['lineOfBusiness'],
  title: string,
  recurring: number,
): Offer => ({
  ...monthly,
  id: id(name),
  role: 'addOn',
  lineOfBusiness,
  name: title,
  recurring: cents(recurring),
})

const firstYear = (name: string) => ({ id: `${name}-first-year`, off: cents(3_000), months: 12 })

/**
 * First-year prices of internet, the monthly prices of everything else, speeds of download and limits are the specification's (section 9).
 * Not shown there and chosen here: upload speeds (symmetrical fibre), the price of internet after the first year (30 dollars more, a usual
 * step in the field), professional installation at 65 dollars, self-installation without charge, and a deposit of 50 dollars, less than
 * the first month of the dearest plan. A mobile plan is the same for all lines of a family; at most ten lines (section 9).
 */
export const catalog: Catalog = {
  version: '2026-11.2',
  offers: [
    {
      ...plan('internet-500', 'Internet', 'Internet 500 Mbps', 8_000),
      promotion: firstYear('internet-500'),
      taxable: false,
      speed: { downMbps: 500, upMbps: 500 },
    },
    {
      ...plan('internet-gig', 'Internet', 'Internet Gig', 10_000),
      promotion: firstYear('internet-gig'),
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
      ...monthly,
      id: id('install-professional'),
      role: 'installation',
      lineOfBusiness: 'Internet',
      name: 'Instalación profesional',
      recurring: cents(0),
      oneTime: cents(6_500),
      choice: 'installation',
    },
    {
      ...monthly,
      id: id('install-self'),
      role: 'installation',
      lineOfBusiness: 'Internet',
      name: 'Autoinstalación',
      recurring: cents(0),
      choice: 'installation',
      taxable: false,
    },
    {
      ...monthly,
      id: id('security-deposit'),
      role: 'deposit',
      lineOfBusiness: 'Internet',
      name: 'Depósito reembolsable',
      recurring: cents(0),
      oneTime: cents(5_000),
      choice: 'deposit',
      taxable: false,
    },
  ],
}
