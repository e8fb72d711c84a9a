import type { Brand } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { agreements } from './agreements.ts'
import { catalog } from './catalog.ts'
import { facts } from './facts.ts'
import { identity } from './identity.ts'
import { rentedEquipment } from './rented-equipment.ts'
import { site } from './site.ts'

/** The default brand. */
export const cometa: Brand = {
  ...identity,
  catalog,
  partners: [
    {
      id: 'antena-vecina',
      technology: 'fixedWireless',
      provider: 'Antena Vecina',
      phone: { dial: '+18005550164', shown: '1-800-555-0164' },
      outcomes: ['webLead', 'preSale'],
      url: 'https://antena-vecina.example/cometa',
    },
    {
      id: 'orbita-satelite',
      technology: 'satellite',
      provider: 'Órbita Satélite',
      phone: { dial: '+18005550163', shown: '1-800-555-0163' },
      outcomes: ['notServiceable', 'webLead'],
      url: 'https://orbita-satelite.example/cometa',
    },
  ],
  installOptions: [
    { kind: 'professional', offerId: 'install-professional' as OfferId },
    { kind: 'self', offerId: 'install-self' as OfferId },
  ],
  depositOfferId: 'security-deposit' as OfferId,
  agreements,
  facts,
  rentedEquipment,
  site,
  calculator: {
    internet: {
      advantage: 'internet-advantage' as OfferId,
      premier: 'internet-500' as OfferId,
      gig: 'internet-gig' as OfferId,
    },
    lines: {
      unlimited: 'mobile-unlimited' as OfferId,
      unlimitedPlus: 'mobile-unlimited-plus' as OfferId,
    },
  },
}
