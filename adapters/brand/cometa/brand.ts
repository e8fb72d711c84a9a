import type { Brand } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { agreements } from './agreements.ts'
import { catalog } from './catalog.ts'

/** The default brand. Telephone numbers are of the 555-01xx block, which belongs to nobody; hosts are of the reserved `.example`. */
export const cometa: Brand = {
  slug: 'cometa',
  name: 'Cometa',
  legalName: 'Cometa Comunicaciones, LLC',
  phones: {
    sales: { dial: '+18005550142', shown: '1-800-555-0142' },
    service: { dial: '+18005550117', shown: '1-800-555-0117' },
  },
  links: {
    webLead: 'https://interes.cometa.example/aviso',
    existingCustomer: 'https://cuenta.cometa.example/entrar',
  },
  catalog,
  installOptions: [
    { kind: 'professional', offerId: 'install-professional' as OfferId },
    { kind: 'self', offerId: 'install-self' as OfferId },
  ],
  depositOfferId: 'security-deposit' as OfferId,
  agreements,
}
