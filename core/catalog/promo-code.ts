import { either as E } from 'fp-ts'
import type { OfferId } from './offer.ts'
import type { PromoCodeFailure, PromoLack } from './promo-code.failure.ts'

export const promoCodes = ['deviceDiscount', 'tradeInPromo'] as const
export type PromoCode = (typeof promoCodes)[number]

export const promoCriteria = ['ratePlan', 'portInOnly'] as const

/** One of these plans on the line, or a number that comes from another provider. */
export type PromoCriterion =
  | { readonly kind: 'ratePlan'; readonly ratePlans: readonly OfferId[] }
  | { readonly kind: 'portInOnly' }

export type Promo = { readonly code: PromoCode; readonly criteria: readonly PromoCriterion[] }

/** What a mobile line brings to a promo code: its plan, a device bought with it, one traded in, a number brought along. */
export type PromoLine = {
  readonly ratePlan: OfferId | null
  readonly hasDevice: boolean
  readonly hasTradeIn: boolean
  readonly isPortIn: boolean
}

/** One of the known codes; fails with `PromoCodeUnknown` (CPN-06). */
export const parsePromoCode = (code: string): E.Either<PromoCodeFailure, PromoCode> => {
  const known = promoCodes.find((own) => own === code)
  return known === undefined ? E.left({ _tag: 'PromoCodeUnknown', code }) : E.right(known)
}

/** One of the known kinds of criterion; fails with `PromoCriterionUnknown` (CPN-06). */
export const parsePromoCriterion = (
  criterion: string,
): E.Either<PromoCodeFailure, PromoCriterion['kind']> => {
  const known = promoCriteria.find((own) => own === criterion)
  return known === undefined ? E.left({ _tag: 'PromoCriterionUnknown', criterion }) : E.right(known)
}

const lackOfCode: Readonly<Record<PromoCode, (line: PromoLine) => readonly PromoLack[]>> = {
  deviceDiscount: ({ hasDevice }) => (hasDevice ? [] : [{ _tag: 'DeviceMissing' }]),
  tradeInPromo: ({ hasTradeIn }) => (hasTradeIn ? [] : [{ _tag: 'TradeInMissing' }]),
}

const lackOf = (criterion: PromoCriterion, { ratePlan, isPortIn }: PromoLine): readonly PromoLack[] => {
  if (criterion.kind === 'portInOnly') return isPortIn ? [] : [{ _tag: 'PortInMissing' }]
  const { ratePlans } = criterion
  return ratePlan !== null && ratePlans.includes(ratePlan)
    ? []
    : [{ _tag: 'RatePlanNotAmong', ratePlan, ratePlans }]
}

/** A promo that this line may have: it brings what the code is for and meets every criterion; fails with all it lacks (CPN-07). */
export const eligiblePromo = (promo: Promo, line: PromoLine): E.Either<readonly PromoLack[], Promo> => {
  const lacks = [
    ...lackOfCode[promo.code](line),
    ...promo.criteria.flatMap((criterion) => lackOf(criterion, line)),
  ]
  return lacks.length === 0 ? E.right(promo) : E.left(lacks)
}
