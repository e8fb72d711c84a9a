import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Offer } from '../../catalog/offer.ts'
import { confirmationPageOf } from '../../checkout/confirmation-page.ts'
import type { InstallKind } from '../../checkout/install-option.ts'
import { canEnterCoupon } from '../../experiments/coupon-entry.ts'
import type { SaleStatus } from '../../guards/step.ts'
import type { ServiceAddress } from '../../localization/localization.ts'
import type { Outcome } from '../../localization/outcome-kind.ts'
import { startOfVisit } from '../../localization/return-visitor.ts'
import type { Amount } from '../../pricing/quoted.ts'
import { destinationOf } from '../../routes/address-destination.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import type { StepPages } from '../../routes/steps.ts'
import type { Cents } from '../../shared/money.ts'
import { paymentPageOf } from '../../payment/payment-page.ts'
import { visitKindOf } from '../checkout/schedule/schedule.selectors.ts'
import type { CheckoutContext } from '../checkout/checkout.context.ts'
import type { SaleCart } from './sale.context.ts'
import { isPending } from './sale.children.ts'
import type { createSaleMachine } from './sale.machine.ts'
import { landingOf, openSessionOf, statusOf } from './sale.updates.ts'
import { offersIn } from './sale.cart-updates.ts'
import { PUBLIC_CHANNEL } from '../../session/session.ts'
import { quoteSingleOffer } from './sale.pricing.ts'

export type SaleMachine = ReturnType<typeof createSaleMachine>

export type SaleActor = ActorRefFrom<SaleMachine>

export type SaleSnapshot = SnapshotFrom<SaleMachine>

export const selectStatus = ({ context }: SaleSnapshot): SaleStatus => statusOf(context)

/** Returns the current step of the visitor. */
export const selectStep = (snapshot: SaleSnapshot): SaleStep => {
  const { steps } = snapshot.context.journeys
  if (snapshot.matches({ journey: 'shopping' })) return steps.shopping
  if (snapshot.matches({ journey: 'expired' })) return 'confirmation'
  return snapshot.matches({ journey: 'checkout' }) ? steps.checkout : steps.localization
}

export const selectOutcome = ({ context }: SaleSnapshot): Outcome => destinationOf(context.answer).outcome

/**
 * Returns the step at which a visitor with a live session starts instead of the address form, or null: offers and a
 * mapped url exist, and the cart is not ordered (LOC-22).
 */
export const selectStart = ({ context }: SaleSnapshot): SaleStep | null => {
  const { answer, cart } = context
  const { move } = startOfVisit({
    isAlive: openSessionOf(context) !== null,
    offers: offersIn(context).length,
    marker: cart.saved?.cart.marker ?? 'active',
    mappedUrl: answer?.addressResponse?.addressCodeMapping.url ?? null,
    hosts: [],
  })
  if (move._tag === 'Localize') return null
  return landingOf(context)
}

/** Returns the path through which the outcome leaves the store, or null (LOC-18). */
export const selectExit = ({ context }: SaleSnapshot): string | null =>
  destinationOf(context.answer).leavesFor

export const selectOffers = ({ context }: SaleSnapshot): readonly Offer[] => offersIn(context)

/** Checks whether a code of a coupon can be entered on the current step, in the variant of the session (EXP-03). */
export const selectCanEnterCoupon = (snapshot: SaleSnapshot): boolean =>
  canEnterCoupon(snapshot.context.answer?.sessionInfo?.couponEntry, snapshot.matches({ journey: 'checkout' }))

export const selectCart = ({ context }: SaleSnapshot): SaleCart => context.cart

/** Returns the service address of the session, or null without a session. */
export const selectServiceAddress = ({ context }: SaleSnapshot): ServiceAddress | null =>
  context.answer?.sessionInfo?.serviceAddress ?? null

/** Checks whether the sale of this browser is still being restored. */
export const isRestoring = (snapshot: SaleSnapshot): boolean =>
  snapshot.matches({ journey: 'restoring' }) && !snapshot.matches({ journey: { restoring: 'failed' } })

/** The progress of saving the cart. */
export type CartSaving = 'saved' | 'sending' | 'stuck'

export const selectSaving = (snapshot: SaleSnapshot): CartSaving => {
  if (snapshot.matches({ cart: { open: 'sending' } })) return 'sending'
  return snapshot.matches({ cart: { open: 'stuck' } }) ? 'stuck' : 'saved'
}

/** Checks whether the provider's cart equals the wanted cart. False without a cart. */
export const isSaved = (snapshot: SaleSnapshot): boolean => snapshot.matches({ cart: { open: 'settled' } })

/** Checks whether the visitor has confirmed the configuration and the cart is still being saved. */
export const isConfirming = (snapshot: SaleSnapshot): boolean =>
  snapshot.matches({ journey: { shopping: 'confirming' } }) && selectSaving(snapshot) !== 'stuck'

const checkoutIn = ({ children }: SaleSnapshot): CheckoutContext => {
  if (children.checkout === undefined) throw new Error('a sale without its checkout')
  return children.checkout.getSnapshot().context
}

/** Returns the page of each step that has several, in this sale (SCH-03, PAY-06, CHK-22). */
export const selectPages = (snapshot: SaleSnapshot): StepPages => {
  const { answer, visit, journeys, expiry } = snapshot.context
  const checkout = checkoutIn(snapshot)
  const channel = answer?.sessionInfo?.channel ?? visit.channel ?? PUBLIC_CHANNEL
  return {
    schedule: visitKindOf(checkout),
    payment: paymentPageOf({ channel, isAutoPay: checkout.isAutoPay }),
    confirmation: confirmationPageOf({
      receipt: checkout.receipt,
      isPending: isPending(journeys) || expiry === 'unanswered',
    }),
  }
}

/** Checks whether the order needs a payment method (PAY-09). */
export const selectNeedsPayment = (snapshot: SaleSnapshot): boolean =>
  statusOf(snapshot.context).progress.isPaymentNeeded

/** Returns each installation option's one-time price, in option order; null for an option that is not sold. */
export const selectInstallPrices = (
  snapshot: SaleSnapshot,
): readonly { readonly kind: InstallKind; readonly cost: Amount | null }[] =>
  checkoutIn(snapshot).installOptions.map(({ kind, offerId }) => ({
    kind,
    cost: quoteSingleOffer(snapshot.context, offerId)?.oneTime ?? null,
  }))

/** Returns the price of the deposit in cents; null before it is known. */
export const selectDepositPrice = (snapshot: SaleSnapshot): Cents | null => {
  const { riskRequirements } = checkoutIn(snapshot)
  if (riskRequirements === null) return null
  return quoteSingleOffer(snapshot.context, riskRequirements.depositOfferId)?.oneTime.total ?? null
}

/** Returns the deposit in the cart in cents; null without one. */
export const selectDepositDue = (snapshot: SaleSnapshot): Cents | null => {
  const { riskRequirements } = checkoutIn(snapshot)
  const lines = snapshot.context.cart.saved?.quote.lines ?? []
  return lines.find(({ offerId }) => offerId === riskRequirements?.depositOfferId)?.oneTime.total ?? null
}
