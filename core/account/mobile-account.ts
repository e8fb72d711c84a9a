import type { CartLine } from '../cart/cart.ts'
import type { Condition, LineOfBusiness, Offer, Promotion } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import { isLinePromotion } from '../catalog/promotion.ts'
import type { MobileVisitor } from '../mobile/mobile-visitor.ts'

type Held = { readonly holdings: readonly CartLine[] }

/** The number of plans that an account has in each line of business. */
export type PlansHeld = (line: LineOfBusiness) => number

/** Counts the plans of an account. */
export const plansHeldIn =
  ({ holdings }: Held, offers: readonly Offer[]): PlansHeld =>
  (line) =>
    holdings.reduce((held, { offerId, quantity }) => {
      const offer = findOffer(offers, offerId)
      return offer?.role === 'plan' && offer.lineOfBusiness === line ? held + quantity : held
    }, 0)

/**
 * Returns who a visitor is in the mobile shop: the holder of an account with the lines that it has, bundled where it
 * has internet. Without a proven account anonymous (MOB-03).
 */
export const mobileVisitorOf = (account: Held | undefined, offers: readonly Offer[]): MobileVisitor => {
  if (account === undefined) return { kind: 'anonymous' }
  const plansHeld = plansHeldIn(account, offers)
  return {
    kind: 'signedIn',
    accountType: plansHeld('Internet') > 0 ? 'bundled' : 'standalone',
    linesHeld: plansHeld('Mobile'),
  }
}

/** Returns what a condition still needs; nothing where the account meets it. */
const stillNeeded = (condition: Condition, plansHeld: PlansHeld): readonly Condition[] => {
  if (condition.kind !== 'Lines') return [condition]
  const atLeast = condition.atLeast - plansHeld(condition.lineOfBusiness)
  return atLeast > 0 ? [{ ...condition, atLeast }] : []
}

const isExcluded = ({ conditions }: Promotion, plansHeld: PlansHeld): boolean =>
  conditions.some((one) => one.kind === 'Without' && plansHeld(one.lineOfBusiness) > 0)

/**
 * Returns an offer as sold to an account holder, whose plans count as the cart's. Lines: up to an account's maximum,
 * at the price of all lines less the existing ones (MOB-03, MOB-04). Add-ons of a mobile line are sold with a new one.
 */
export const offerForHolder = (offer: Offer, plansHeld: PlansHeld): Offer => {
  const isMobile = offer.lineOfBusiness === 'Mobile'
  const isMobilePlan = offer.role === 'plan' && isMobile
  const linesHeld = isMobilePlan ? plansHeld('Mobile') : 0
  return {
    ...offer,
    limit: Math.max(0, offer.limit - linesHeld),
    requires: offer.requires !== null && plansHeld(offer.requires) > 0 ? null : offer.requires,
    ...(!isMobile && plansHeld(offer.lineOfBusiness) > 0 ? { isPlanHeld: true } : {}),
    promotions: offer.promotions
      .filter((promotion) => !isExcluded(promotion, plansHeld))
      .map((promotion) => ({
        ...promotion,
        conditions: promotion.conditions.flatMap((one) => stillNeeded(one, plansHeld)),
        ...(isLinePromotion(promotion) && linesHeld > 0 ? { linesHeld } : {}),
      })),
  }
}
