import { installOf } from '../../checkout/install-option.ts'
import type { SessionSnapshot } from '../../ports/storefront-orchestrator.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { CheckoutDraft, CheckoutEvent } from './checkout.events.ts'
import { emptyDetails, restoredDetails } from './details/details.record.ts'
import { emptyPayment } from './payment/payment.record.ts'
import { NO_VISIT, emptySchedule, restoredSchedule } from './schedule/schedule.record.ts'

type Update = Partial<CheckoutContext>

export const emptyCheckout: CheckoutContext = {
  ...emptyDetails,
  ...emptySchedule,
  ...emptyPayment,
  cartId: null,
  wantedStep: 'checkout',
  preWorkReady: false,
  orderKey: null,
  pending: null,
  polls: 0,
  receipt: null,
  failure: null,
}

/** Returns the context of a checkout that has not been opened, with what the visitor typed before a reload. */
export const checkoutStart = ({ draft }: { readonly draft: CheckoutDraft | null }): CheckoutContext => ({
  ...emptyCheckout,
  ...(draft === null ? {} : { customerForm: draft.customerForm, orderKey: draft.orderKey }),
})

/** Forgets everything but what the visitor typed. */
export const resetCheckout = ({ customerForm }: CheckoutContext): CheckoutContext => ({
  ...emptyCheckout,
  customerForm,
})

/** Takes the cart to check out and the requested step. Mobile lines alone have no installation or visit (CHK-24). */
export const cartTaken = (
  { installKind }: CheckoutContext,
  {
    cartId,
    step: wantedStep,
    preWorkReady,
    isMobileAlone,
  }: Extract<CheckoutEvent, { readonly type: 'cart.confirmed' }>,
): Update => ({
  cartId,
  wantedStep,
  preWorkReady,
  isVisitByPhone: false,
  installKind: installOf(isMobileAlone, installKind),
  ...(isMobileAlone ? NO_VISIT : {}),
})

/** Restores the provider's records of a resumed session. Text that was typed since then stays. */
export const restoring = (context: CheckoutContext, snapshot: SessionSnapshot): Update => ({
  ...restoredDetails(context, snapshot),
  ...restoredSchedule(snapshot),
  payment: snapshot.payment,
  receipt: snapshot.receipt,
  pending: snapshot.pendingOrder ?? null,
})
