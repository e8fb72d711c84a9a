import type { CartCoupon, CouponCode } from '#core/catalog/coded-coupon.ts'
import { lineTableNames } from '#core/catalog/line-table.ts'
import type {
  AmountPromotion,
  Bundle,
  Catalog,
  Condition,
  LinePromotion,
  Offer,
  Promotion,
  Speed,
} from '#core/catalog/offer.ts'
import { audiences, linesOfBusiness, offerRoles } from '#core/catalog/offer.ts'
import type {
  MonthlyPrice,
  NewCustomerPrice,
  OneTimePrice,
  PaymentPlanPrice,
  Price,
  SuggestedPrice,
} from '#core/catalog/price.ts'
import type { InstallOption } from '#core/checkout/install-option.ts'
import { installKinds, orderInstalls } from '#core/checkout/install-option.ts'
import type { PhoneLinePort } from '#core/phone/ports-in.ts'
import type { OffersAnswer } from '#core/ports/storefront-orchestrator.ts'
import { branded, either, list, nullable, optional, someOf } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, integer, literal, text } from '../../shape/shape.ts'
import { identifier, offerId } from './identifier.ts'
import { cents, quantity } from './pricing.ts'
import { plainDate } from './time.ts'

export const lineOfBusiness = literal(...linesOfBusiness)

const mbps = integer({ min: 0, max: 1_000_000 })

export const months = integer({ min: 1, max: 1_200 })

const guaranteeMonths = integer({ min: 0, max: 1_200 })

const price: Shape<Price> = tagged<Price, 'type'>('type', {
  RECURRING: object<MonthlyPrice>({ type: literal('RECURRING'), amount: cents, guaranteeMonths }),
  NEW: object<NewCustomerPrice>({ type: literal('NEW'), amount: cents, guaranteeMonths }),
  ONETIME: object<OneTimePrice>({ type: literal('ONETIME'), amount: cents }),
  PaymentPlan: object<PaymentPlanPrice>({
    type: literal('PaymentPlan'),
    amount: cents,
    months,
    last: optional(cents),
  }),
  SMRRP: object<SuggestedPrice>({ type: literal('SMRRP'), amount: cents }),
})

type ConditionOf<K extends Condition['kind']> = Extract<Condition, { readonly kind: K }>

export const condition: Shape<Condition> = tagged<Condition, 'kind'>('kind', {
  NewCustomer: object<ConditionOf<'NewCustomer'>>({ kind: literal('NewCustomer') }),
  PortIn: object<ConditionOf<'PortIn'>>({ kind: literal('PortIn') }),
  Lines: object<ConditionOf<'Lines'>>({
    kind: literal('Lines'),
    lineOfBusiness,
    atLeast: integer({ min: 1, max: 1_000 }),
  }),
  Without: object<ConditionOf<'Without'>>({ kind: literal('Without'), lineOfBusiness }),
  RatePlan: object<ConditionOf<'RatePlan'>>({ kind: literal('RatePlan'), offerId }),
  Campaign: object<ConditionOf<'Campaign'>>({ kind: literal('Campaign'), campaign: identifier }),
  From: object<ConditionOf<'From'>>({ kind: literal('From'), date: plainDate }),
  Until: object<ConditionOf<'Until'>>({ kind: literal('Until'), date: plainDate }),
})

const conditions = list(condition, { max: 10 })

const promotion: Shape<Promotion> = either(
  object<AmountPromotion>({ id: identifier, off: cents, months, conditions }),
  object<LinePromotion>({
    id: identifier,
    table: literal(...lineTableNames),
    linesHeld: optional(quantity),
    conditions,
  }),
)

const bundledOffers = someOf(offerId, { max: 20 })

const bundle: Shape<Bundle> = object<Bundle>({
  id: identifier,
  offers: bundledOffers,
  off: cents,
  months,
  conditions,
})

export const speed: Shape<Speed> = object<Speed>({ downMbps: mbps, upMbps: mbps })

const offer: Shape<Offer> = object<Offer>({
  id: offerId,
  role: literal(...offerRoles),
  lineOfBusiness,
  name: text({ min: 1, max: 120 }),
  prices: list(price, { max: 10 }),
  promotions: list(promotion, { max: 20 }),
  limit: quantity,
  accountLimit: optional(quantity),
  choice: nullable(identifier),
  taxable: boolean,
  speed: nullable(speed),
  requires: nullable(lineOfBusiness),
  isPlanHeld: optional(boolean),
  audience: literal(...audiences),
})

/** The offers that a mobile line can add. */
export const lineAddOns = list(offer, { max: 20 })

export const offers = list(offer, { max: 500 })

export const catalog: Shape<Catalog> = object<Catalog>({
  version: identifier,
  offers,
  bundles: list(bundle, { max: 100 }),
})

export const installKind = literal(...installKinds)

export const orderInstall = literal(...orderInstalls)

const installOption: Shape<InstallOption> = object<InstallOption>({ kind: installKind, offerId })

export const installOptions = list(installOption, { max: 10 })

export const couponCode: Shape<CouponCode> = branded(identifier)

const cartCoupon: Shape<CartCoupon> = object<CartCoupon>({
  code: couponCode,
  promotionId: identifier,
  offerId,
  badgeText: text({ min: 0, max: 200 }),
  off: cents,
  months,
})

/** The maximum number of coupons of one cart. */
const COUPONS_MAX = 20

export const cartCoupons = list(cartCoupon, { max: COUPONS_MAX })

/** Maximum number of lines: ten mobile lines and a home telephone, with room for larger families. */
export const PHONE_LINES_MAX = 20

const phoneLinePort: Shape<PhoneLinePort> = object<PhoneLinePort>({
  phoneProductId: offerId,
  portingFlag: boolean,
})

export const offersAnswer: Shape<OffersAnswer> = object<OffersAnswer>({
  catalog,
  installOptions,
  coupons: optional(cartCoupons),
  phoneLines: optional(list(phoneLinePort, { max: PHONE_LINES_MAX })),
})
