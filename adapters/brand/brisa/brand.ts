import type { Brand } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { agreements } from './agreements.ts'
import { catalog } from './catalog.ts'
import { facts } from './facts.ts'
import { identity } from './identity.ts'
import { rentedEquipment } from './rented-equipment.ts'
import { site } from './site.ts'

/** The second brand, which sells only internet. */
export const brisa: Brand = {
  ...identity,
  catalog,
  partners: [
    {
      id: 'marea-movil',
      technology: 'mobileInternet',
      provider: 'Marea Móvil',
      phone: { dial: '+18005550193', shown: '1-800-555-0193' },
      outcomes: ['notServiceable', 'webLead', 'preSale'],
      url: 'https://marea-movil.example/brisa',
    },
  ],
  installOptions: [
    { kind: 'professional', offerId: 'visita-tecnica' as OfferId },
    { kind: 'self', offerId: 'instalacion-propia' as OfferId },
  ],
  depositOfferId: 'deposito' as OfferId,
  agreements,
  facts,
  rentedEquipment,
  site,
}
