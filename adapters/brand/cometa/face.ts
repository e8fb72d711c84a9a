import type { BrandFace } from '#core/brand/brand.ts'

/** What pages say of the default brand. Telephone numbers are of the 555-01xx block, which belongs to nobody; hosts are of the reserved `.example`. */
export const cometaFace: BrandFace = {
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
}
