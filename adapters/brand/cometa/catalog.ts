import type { Catalog, OfferId } from '#core/catalog/offer.ts'
import { cents } from '#core/shared/money.ts'

const id = (name: string): OfferId => name as OfferId

/**
 * The first sale's catalogue. First-year prices, speeds of download and limits are the specification's (section 9). Not shown there and
 * chosen here: upload speeds (symmetrical fibre), the price after the first year (30 dollars more, a usual step in the field),
 * professional installation at 65 dollars, and a self-installation without charge.
 */
export const catalog: Catalog = {
  version: '2026-11.1',
  offers: [
    {
      id: id('internet-500'),
      role: 'plan',
      lineOfBusiness: 'Internet',
      name: 'Internet 500 Mbps',
      recurring: cents(8_000),
      oneTime: cents(0),
      promotion: { id: 'internet-500-first-year', off: cents(3_000), months: 12 },
      limit: 1,
      taxable: false,
      speed: { downMbps: 500, upMbps: 500 },
    },
    {
      id: id('internet-gig'),
      role: 'plan',
      lineOfBusiness: 'Internet',
      name: 'Internet Gig',
      recurring: cents(10_000),
      oneTime: cents(0),
      promotion: { id: 'internet-gig-first-year', off: cents(3_000), months: 12 },
      limit: 1,
      taxable: false,
      speed: { downMbps: 1_000, upMbps: 1_000 },
    },
    {
      id: id('advanced-wifi'),
      role: 'addOn',
      lineOfBusiness: 'Internet',
      name: 'WiFi avanzado',
      recurring: cents(1_000),
      oneTime: cents(0),
      promotion: null,
      limit: 1,
      taxable: true,
      speed: null,
    },
    {
      id: id('wifi-pod'),
      role: 'addOn',
      lineOfBusiness: 'Internet',
      name: 'WiFi pod',
      recurring: cents(300),
      oneTime: cents(0),
      promotion: null,
      limit: 5,
      taxable: true,
      speed: null,
    },
    {
      id: id('install-professional'),
      role: 'installation',
      lineOfBusiness: 'Internet',
      name: 'Instalación profesional',
      recurring: cents(0),
      oneTime: cents(6_500),
      promotion: null,
      limit: 1,
      taxable: true,
      speed: null,
    },
    {
      id: id('install-self'),
      role: 'installation',
      lineOfBusiness: 'Internet',
      name: 'Autoinstalación',
      recurring: cents(0),
      oneTime: cents(0),
      promotion: null,
      limit: 1,
      taxable: false,
      speed: null,
    },
  ],
}
