import type { AcceptedAgreement } from '../../../checkout/agreement.ts'
import type { PricedCart } from '../../../cart/cart.ts'
import { isGranted } from '../../../checkout/agreement.ts'
import type { Customer } from '../../../checkout/customer.ts'
import type { InstallOption } from '../../../checkout/install-option.ts'
import type { CheckoutContext } from '../checkout.context.ts'
import { NO_VISIT } from '../schedule/schedule.record.ts'
import { visitKindOf } from '../schedule/schedule.selectors.ts'
import type { SavedDetails } from './details.actors.ts'
import type { DetailsRecord } from './details.record.ts'
import { riskDecisionFor } from './details.selectors.ts'

/** Sets the cart's installation option. Self-installs need no visit. Another visit kind: unknown windows (SCH-03). */
export const installedIn = (context: CheckoutContext, { cart }: PricedCart): Partial<CheckoutContext> => {
  const isInCart = ({ offerId }: InstallOption): boolean =>
    cart.lines.some((line) => line.offerId === offerId)
  const installKind = context.installOptions.find(isInCart)?.kind ?? null
  const isSameVisit = visitKindOf(context) === visitKindOf({ ...context, installKind })
  return {
    installKind,
    ...(installKind === 'self' ? NO_VISIT : {}),
    ...(isSameVisit ? {} : { windows: null }),
  }
}

/** Sets the customer with the agreements, and the risk decision if it was made for the same person. */
export const buyingAs = (
  details: DetailsRecord,
  {
    customer,
    agreements,
  }: { readonly customer: Customer; readonly agreements: readonly AcceptedAgreement[] },
): Partial<DetailsRecord> => ({
  customer,
  acceptedAgreements: agreements,
  riskDecision: riskDecisionFor(details, customer),
})

/** Records that the details are saved: the risk decision is known and every required agreement is accepted. */
export const assessedIn = (
  { agreements, riskDecision }: DetailsRecord,
  { assessed, accepted }: SavedDetails,
): Partial<DetailsRecord> => ({
  isAgreed: true,
  isAutoPay: isGranted(agreements, accepted, 'automaticPayments'),
  riskDecision: assessed?.decision ?? riskDecision,
})
