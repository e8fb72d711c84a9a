import type { PromoCriterion } from '#core/catalog/promo-code.ts'
import { promoCodes, promoCriteria } from '#core/catalog/promo-code.ts'
import type { OfferedPromo } from '#core/mobile/device-promotions.ts'
import { MAX_MOBILE_ITEMS } from '#core/mobile/mobile-cart.ts'
import type { MobileCartItem, ServicePlan } from '#core/mobile/mobile-item.ts'
import { fulfillmentMethods } from '#core/mobile/fulfillment.ts'
import { itemLimits, servicePlanTypes, simTypes } from '#core/mobile/mobile-item.ts'
import { MAX_MOBILE_LINES } from '#core/mobile/mobile-plan.ts'
import type { IdentifiedItem, MobilePort } from '#core/phone/mobile-ports.ts'
import { portNeeds } from '#core/phone/mobile-ports.ts'
import type { MobileNext } from '#core/mobile/mobile-next-step.ts'
import { mobileNextReasons, mobileNextSteps } from '#core/mobile/mobile-next-step.ts'
import { deviceCategories, itemTypes } from '#core/mobile/product-detail.ts'
import { list, nullable, optional } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { identifier, offerId } from './identifier.ts'
import { lineNumber } from './phone.ts'
import { cents } from './pricing.ts'
import { plainDate } from './time.ts'

const servicePlan = object<ServicePlan>({
  type: literal(...servicePlanTypes),
  planId: identifier,
  tradeInImei: nullable(text({ min: 1, max: itemLimits.name })),
})

const productDetail = object<MobileCartItem['productDetail']>({
  servicePlans: list(servicePlan, { max: itemLimits.servicePlans }),
  nickname: nullable(text({ min: 1, max: itemLimits.name })),
  portInfo: nullable(object<{ readonly portingFlag: boolean }>({ portingFlag: boolean })),
  promotion: nullable(identifier),
})

const mobileItem: Shape<IdentifiedItem> = object<IdentifiedItem>({
  itemType: literal(...itemTypes),
  type: literal(...deviceCategories),
  sku: identifier,
  simType: nullable(literal(...simTypes)),
  productDetail,
  fulfillmentMethod: literal(...fulfillmentMethods),
  lineId: optional(identifier),
})

/** One item beyond the most, so that a cart with too many is refused as such. */
export const mobileItems = list(mobileItem, { max: MAX_MOBILE_ITEMS + 1 })

export const mobileNext: Shape<MobileNext> = object<MobileNext>({
  step: literal(...mobileNextSteps),
  reason: literal(...mobileNextReasons),
})

const criterion: Shape<PromoCriterion> = tagged<PromoCriterion, 'kind'>('kind', {
  ratePlan: object<Extract<PromoCriterion, { readonly kind: 'ratePlan' }>>({
    kind: literal('ratePlan'),
    ratePlans: list(offerId, { max: 10 }),
  }),
  portInOnly: object<Extract<PromoCriterion, { readonly kind: 'portInOnly' }>>({
    kind: literal('portInOnly'),
  }),
})

const promo: Shape<OfferedPromo> = object<OfferedPromo>({
  code: literal(...promoCodes),
  criteria: list(criterion, { max: promoCriteria.length }),
  off: cents,
  isSpent: boolean,
})

export const devicePromos = list(promo, { max: promoCodes.length })

const mobilePort: Shape<MobilePort> = object<MobilePort>({
  lineId: identifier,
  number: nullable(lineNumber),
  transferPinUntil: nullable(plainDate),
  need: literal(...portNeeds),
})

export const mobilePorts = list(mobilePort, { max: MAX_MOBILE_LINES })
