import type { AffiliateId } from '#core/affiliate/affiliate-id.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { cents } from '#core/shared/money.ts'

/** Identity of the default brand: fictional 555-01xx numbers, reserved `.example` hosts, hours of section 9. */
export const identity: BrandIdentity = {
  slug: 'cometa',
  name: 'Cometa',
  legalName: 'Cometa Comunicaciones, LLC',
  phones: {
    sales: { dial: '+18005550142', shown: '1-800-555-0142' },
    service: { dial: '+18005550117', shown: '1-800-555-0117' },
  },
  business: {
    phone: { dial: '+18005550128', shown: '1-800-555-0128' },
    hours: { fromDay: 1, toDay: 5, fromHour: 8, toHour: 19, zone: 'address' },
  },
  hours: {
    sales: { fromDay: 0, toDay: 6, fromHour: 7, toHour: 26, zone: 'eastern' },
    mobileSales: { fromDay: 0, toDay: 6, fromHour: 7, toHour: 23, zone: 'eastern' },
    service: { fromDay: 0, toDay: 6, fromHour: 0, toHour: 24, zone: 'eastern' },
  },
  referralCredit: cents(50_00),
  returnVisitorExperience: true,
  affiliateFallbacks: {
    dotcom: { vParam: 'web-default', affiliateId: 'WEB-0001' as AffiliateId },
    official: { vParam: 'official-default', affiliateId: 'OFFICIAL-0001' as AffiliateId },
  },
  links: {
    webLead: 'https://interes.cometa.example/aviso',
    existingCustomer: 'https://cuenta.cometa.example/entrar',
    mobile: 'https://movil.cometa.example/',
  },
}
