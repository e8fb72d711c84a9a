import type { CustomerForm } from '../../checkout/customer-form.ts'
import { EMPTY_CUSTOMER_FORM } from '../../checkout/customer-form.ts'
import { installOf } from '../../checkout/install-option.ts'
import type { SessionSnapshot } from '../../ports/storefront-orchestrator.ts'
import type { CheckoutContext } from './checkout.context.ts'
import type { CheckoutDraft, CheckoutEvent } from './checkout.events.ts'

type Update = Partial<CheckoutContext>

export const NO_VISIT = { visit: null, hold: null, lostVisit: null } satisfies Update

export const emptyCheckout: CheckoutContext = {
  cartId: null,
  wantedStep: 'checkout',
  preWorkReady: false,
  agreements: [],
  riskRequirements: null,
  installOptions: [],
  windows: null,
  missing: [],
  customerForm: EMPTY_CUSTOMER_FORM,
  customer: null,
  riskDecision: null,
  installKind: null,
  isAgreed: false,
  acceptedAgreements: [],
  isAutoPay: false,
  payment: null,
  visit: null,
  hold: null,
  lostVisit: null,
  isVisitByPhone: false,
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

/** Takes the cart to check out, and the step that the visitor requested. Mobile lines alone have neither an installation nor a visit (CHK-24). */
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

/** Returns the fields that the visitor has changed. */
const typedIn = (form: CustomerForm): Partial<CustomerForm> =>
  Object.fromEntries(
    Object.entries(form).filter(([field, text]) => text !== EMPTY_CUSTOMER_FORM[field as keyof CustomerForm]),
  )

/** Fills the form from the provider's records. Typed text stays, because it may be younger than the record. */
const formOf = (form: CustomerForm, { customer, risk }: SessionSnapshot): CustomerForm => ({
  ...form,
  ...customer,
  ...typedIn(form),
  ...(risk === null
    ? {}
    : { addressOneYear: risk.addressOneYear ? 'yes' : 'no', identificationType: risk.identification }),
})

/** Restores the provider's records of a resumed session. Text that was typed since then stays. */
export const restoring = (context: CheckoutContext, snapshot: SessionSnapshot): Update => ({
  customer: snapshot.customer,
  customerForm: formOf(context.customerForm, snapshot),
  riskDecision: snapshot.risk?.decision ?? null,
  installKind: snapshot.installKind,
  isAgreed: snapshot.progress.hasAgreements,
  acceptedAgreements: snapshot.acceptedAgreements ?? [],
  isAutoPay: snapshot.progress.isAutoPay,
  payment: snapshot.payment,
  visit: snapshot.visit,
  hold: null,
  lostVisit: null,
  receipt: snapshot.receipt,
  pending: snapshot.pendingOrder ?? null,
})
