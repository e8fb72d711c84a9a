import type { Brand } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { agreements } from './agreements.ts'
import { catalog } from './catalog.ts'
import { identity } from './identity.ts'

/** The default brand. */
export const cometa: Brand = {
  ...identity,
  catalog,
  installOptions: [
    { kind: 'professional', offerId: 'install-professional' as OfferId },
    { kind: 'self', offerId: 'install-self' as OfferId },
  ],
  depositOfferId: 'security-deposit' as OfferId,
  agreements,
}
