import type { Catalog, Offer, OfferId } from '#core/catalog/offer.ts'
import { cents } from '#core/shared/money.ts'

const internet = {
  lineOfBusiness: 'Internet',
  prices: [],
  promotions: [],
  limit: 1,
  choice: null,
  taxable: false,
  speed: null,
  requires: null,
  audience: 'everybody',
} satisfies Partial<Offer>

const monthly = (amount: number): Offer['prices'] => [
  { type: 'RECURRING', amount: cents(amount), guaranteeMonths: 0 },
]

const once = (amount: number): Offer['prices'] => [{ type: 'ONETIME', amount: cents(amount) }]

/**
 * Only internet: a plan with a six-month promotion, one with a constant price, and a bundle with WiFi. All invented.
 */
export const catalog: Catalog = {
  version: '2026-11.2',
  bundles: [
    {
      id: 'casa-cubierta',
      offers: ['fibra-1000' as OfferId, 'wifi-malla' as OfferId],
      off: cents(300),
      months: 12,
      conditions: [],
    },
  ],
  offers: [
    {
      ...internet,
      id: 'fibra-300' as OfferId,
      role: 'plan',
      name: 'Fibra 300',
      prices: monthly(4_500),
      choice: 'Internet-plan',
      speed: { downMbps: 300, upMbps: 300 },
    },
    {
      ...internet,
      id: 'fibra-1000' as OfferId,
      role: 'plan',
      name: 'Fibra 1000',
      prices: monthly(7_500),
      promotions: [{ id: 'fibra-1000-half-year', off: cents(1_500), months: 6, conditions: [] }],
      choice: 'Internet-plan',
      speed: { downMbps: 1_000, upMbps: 1_000 },
    },
    {
      ...internet,
      id: 'wifi-malla' as OfferId,
      role: 'addOn',
      name: 'WiFi en malla',
      prices: monthly(600),
      limit: 3,
      taxable: true,
    },
    {
      ...internet,
      id: 'visita-tecnica' as OfferId,
      role: 'installation',
      name: 'Instalación con técnico',
      prices: once(4_900),
      choice: 'installation',
      taxable: true,
    },
    {
      ...internet,
      id: 'instalacion-propia' as OfferId,
      role: 'installation',
      name: 'La instalo yo',
      choice: 'installation',
    },
    {
      ...internet,
      id: 'deposito' as OfferId,
      role: 'deposit',
      name: 'Depósito reembolsable',
      prices: once(4_000),
      choice: 'deposit',
    },
  ],
}
