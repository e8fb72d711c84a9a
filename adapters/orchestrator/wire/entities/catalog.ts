import type { Catalog, Offer, Promotion, Speed } from '#core/catalog/offer.ts'
import { linesOfBusiness, offerRoles } from '#core/catalog/offer.ts'
import type { InstallOption } from '#core/checkout/install-option.ts'
import { installKinds } from '#core/checkout/install-option.ts'
import type { OffersAnswer } from '#core/ports/orchestrator.ts'
import { list, nullable } from '../composite.shape.ts'
import { object } from '../object.shape.ts'
import type { Shape } from '../shape.ts'
import { boolean, integer, literal, text } from '../shape.ts'
import { identifier, offerId } from './identifier.ts'
import { cents, quantity } from './pricing.ts'

const mbps = integer({ min: 0, max: 1_000_000 })

const promotion: Shape<Promotion> = object<Promotion>({
  id: identifier,
  off: cents,
  months: integer({ min: 1, max: 1_200 }),
})

const speed: Shape<Speed> = object<Speed>({ downMbps: mbps, upMbps: mbps })

export const lineOfBusiness = literal(...linesOfBusiness)

const offer: Shape<Offer> = object<Offer>({
  id: offerId,
  role: literal(...offerRoles),
  lineOfBusiness,
  name: text({ min: 1, max: 120 }),
  recurring: cents,
  oneTime: cents,
  promotion: nullable(promotion),
  limit: quantity,
  choice: nullable(identifier),
  taxable: boolean,
  speed: nullable(speed),
})

const catalog: Shape<Catalog> = object<Catalog>({ version: identifier, offers: list(offer, { max: 500 }) })

export const installKind = literal(...installKinds)

const installOption: Shape<InstallOption> = object<InstallOption>({ kind: installKind, offerId })

export const installOptions = list(installOption, { max: 10 })

export const offersAnswer: Shape<OffersAnswer> = object<OffersAnswer>({ catalog, installOptions })
