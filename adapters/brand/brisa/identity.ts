import type { AffiliateId } from '#core/affiliate/affiliate-id.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'

/** Identity of the second brand. Telephone numbers use the fictional 555-01xx block, hosts the reserved `.example`. */
export const identity: BrandIdentity = {
  slug: 'brisa',
  name: 'Brisa',
  legalName: 'Brisa Internet del Golfo, LLC',
  phones: {
    sales: { dial: '+18885550163', shown: '1-888-555-0163' },
    service: { dial: '+18885550178', shown: '1-888-555-0178' },
  },
  business: {
    phone: { dial: '+18885550186', shown: '1-888-555-0186' },
    hours: { fromDay: 1, toDay: 6, fromHour: 9, toHour: 18, zone: 'address' },
  },
  hours: {
    sales: { fromDay: 1, toDay: 6, fromHour: 8, toHour: 21, zone: 'central' },
    mobileSales: null,
    service: { fromDay: 0, toDay: 6, fromHour: 0, toHour: 24, zone: 'central' },
  },
  referralCredit: null,
  returnVisitorExperience: true,
  affiliateFallbacks: {
    dotcom: { vParam: 'sitio', affiliateId: 'SITIO-01' as AffiliateId },
    official: { vParam: 'sitio-oficial', affiliateId: 'OFICIAL-01' as AffiliateId },
  },
  links: {
    webLead: 'https://interes.brisa.example/aviso',
    existingCustomer: 'https://cuenta.brisa.example/entrar',
    mobile: 'https://movil.brisa.example/',
  },
}
