import type { CouponAnswer, CouponStatus, PromotionEffect } from '#core/ports/promotion-calls.ts'
import type { CouponObstacle } from '#core/pricing/coupon-obstacle.ts'
import type { Change } from '#core/pricing/change.ts'
import type { MissReason, NearMiss } from '#core/pricing/near-miss.ts'
import { list, nullable, optional } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, integer, literal, text } from '../../shape/shape.ts'
import { condition, couponCode, months, offersAnswer } from './catalog.ts'
import { identifier, offerId } from './identifier.ts'
import { cents, pricedCart, quantity } from './pricing.ts'
import { instant, plainDate } from './time.ts'

type ReasonOf<K extends MissReason['kind']> = Extract<MissReason, { readonly kind: K }>

const missReason: Shape<MissReason> = tagged<MissReason, 'kind'>('kind', {
  NotInCart: object<ReasonOf<'NotInCart'>>({ kind: literal('NotInCart'), offerId }),
  ConditionUnmet: object<ReasonOf<'ConditionUnmet'>>({ kind: literal('ConditionUnmet'), condition }),
  Outdone: object<ReasonOf<'Outdone'>>({ kind: literal('Outdone'), by: identifier }),
  NothingLeft: object<ReasonOf<'NothingLeft'>>({ kind: literal('NothingLeft') }),
})

type ChangeOf<K extends Change['kind']> = Extract<Change, { readonly kind: K }>

const change: Shape<Change> = tagged<Change, 'kind'>('kind', {
  AddOffer: object<ChangeOf<'AddOffer'>>({
    kind: literal('AddOffer'),
    offerId,
    quantity,
    replaces: nullable(offerId),
  }),
  BeNewCustomer: object<ChangeOf<'BeNewCustomer'>>({ kind: literal('BeNewCustomer') }),
  PortIn: object<ChangeOf<'PortIn'>>({ kind: literal('PortIn') }),
  ComeFrom: object<ChangeOf<'ComeFrom'>>({ kind: literal('ComeFrom'), campaign: identifier }),
  OrderOn: object<ChangeOf<'OrderOn'>>({ kind: literal('OrderOn'), date: plainDate }),
})

type ObstacleOf<K extends CouponObstacle['kind']> = Extract<CouponObstacle, { readonly kind: K }>

const couponObstacle: Shape<CouponObstacle> = tagged<CouponObstacle, 'kind'>('kind', {
  CodeExpired: object<ObstacleOf<'CodeExpired'>>({ kind: literal('CodeExpired'), lastDay: plainDate }),
  OtherChannel: object<ObstacleOf<'OtherChannel'>>({ kind: literal('OtherChannel') }),
  NoDiscount: object<ObstacleOf<'NoDiscount'>>({
    kind: literal('NoDiscount'),
    offerId,
    reasons: list(missReason, { max: 40 }),
    changes: nullable(list(change, { max: 40 })),
  }),
})

const nearMiss: Shape<NearMiss> = object<NearMiss>({
  rule: literal('PRC-04', 'PRC-10'),
  id: identifier,
  offerId,
  reasons: list(missReason, { max: 40 }),
  changes: nullable(list(change, { max: 40 })),
})

/** At most one entry for each promotion of an offer and each bundle. */
export const nearMisses = list(nearMiss, { max: 1_000 })

const promotionEffect: Shape<PromotionEffect> = object<PromotionEffect>({
  id: identifier,
  offerId,
  effect: cents,
  fromMonth: months,
  toMonth: optional(months),
})

export const promotionEffects = list(promotionEffect, { max: 1_000 })

const couponStatus: Shape<CouponStatus> = object<CouponStatus>({
  code: couponCode,
  name: text({ min: 1, max: 120 }),
  badgeText: text({ min: 0, max: 200 }),
  offerId,
  off: cents,
  months,
  usesLeft: optional(integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  isApplied: boolean,
  heldUntil: optional(instant),
})

export const couponStatuses = list(couponStatus, { max: 100 })

type CouponAnswerOf<S extends CouponAnswer['state']> = Extract<CouponAnswer, { readonly state: S }>

export const couponAnswer: Shape<CouponAnswer> = tagged<CouponAnswer, 'state'>('state', {
  applied: object<CouponAnswerOf<'applied'>>({
    state: literal('applied'),
    coupon: couponStatus,
    cart: pricedCart,
    offers: offersAnswer,
  }),
  unmet: object<CouponAnswerOf<'unmet'>>({ state: literal('unmet'), obstacle: couponObstacle }),
})
