import type { LineOfBusiness } from '../catalog/offer.ts'
import type { MobileVisitor } from './mobile-visitor.ts'

/** The next steps after the mobile cart. */
export const mobileNextSteps = ['add-mobile-line', 'next-steps', 'finalize-mobile-order'] as const
export type MobileNextStep = (typeof mobileNextSteps)[number]

/** The reasons of a next step. */
export const mobileNextReasons = [
  'EmptyCart',
  'HomeServicesWithoutMobile',
  'MobileAccountHeld',
  'MobileAlone',
  'HomeOrderFirst',
  'HomeAlreadyConnected',
] as const
export type MobileNextReason = (typeof mobileNextReasons)[number]

export type MobileNext = { readonly step: MobileNextStep; readonly reason: MobileNextReason }

/**
 * Decides the next step for a cart with these lines of business, and why; order and repetition are irrelevant. Mobile
 * alone can be ordered. Home services come first unless connected. Without mobile a line is offered once (MOB-05).
 */
export const mobileNext = (inCart: readonly LineOfBusiness[], visitor: MobileVisitor): MobileNext => {
  const hasHome = inCart.some((line) => line !== 'Mobile')
  if (inCart.includes('Mobile')) {
    if (!hasHome) return { step: 'finalize-mobile-order', reason: 'MobileAlone' }
    return visitor.kind === 'signedIn' && visitor.accountType === 'bundled'
      ? { step: 'finalize-mobile-order', reason: 'HomeAlreadyConnected' }
      : { step: 'next-steps', reason: 'HomeOrderFirst' }
  }
  if (!hasHome) return { step: 'add-mobile-line', reason: 'EmptyCart' }
  return visitor.kind === 'signedIn'
    ? { step: 'next-steps', reason: 'MobileAccountHeld' }
    : { step: 'add-mobile-line', reason: 'HomeServicesWithoutMobile' }
}
