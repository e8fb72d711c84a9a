import { either as E } from 'fp-ts'
import type { OfferId } from './offer.ts'
import type { PromoLack } from './promo-code.failure.ts'

export const promoCodes = ['deviceDiscount', 'tradeInPromo'] as const
export type PromoCode = (typeof promoCodes)[number]

export const promoCriteria = ['ratePlan', 'portInOnly'] as const

/** A criterion of a promo: one of these plans on the line, or a number ported from another provider. */
export type PromoCriterion =
  | { readonly kind: 'ratePlan'; readonly ratePlans: readonly OfferId[] }
  | { readonly kind: 'portInOnly' }

export type Promo = { readonly code: PromoCode; readonly criteria: readonly PromoCriterion[] }

/** The facts of a mobile line for a promo code: its plan, a new device, a traded-in device, a ported number. */
export type PromoLine = {
  readonly ratePlan: OfferId | null
  readonly hasDevice: boolean
  readonly hasTradeIn: boolean
  readonly isPortIn: boolean
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

/**
 * Returns the promo when the line is eligible: it has what the code requires and meets every criterion. Fails with all
 * missing requirements (CPN-07).
 */
export const eligiblePromo = (promo: Promo, line: PromoLine): E.Either<readonly PromoLack[], Promo> => {
  const lacks = [
    ...lackOfCode[promo.code](line),
    ...promo.criteria.flatMap((criterion) => lackOf(criterion, line)),
  ]
  return lacks.length === 0 ? E.right(promo) : E.left(lacks)
}
