import type { CheckoutDetails } from '../../../checkout/checkout-form.ts'
import type { CustomerForm } from '../../../checkout/customer-form.ts'
import type { InstallKind } from '../../../checkout/install-option.ts'

/** Answer to the risk question. Only this event has the number. `identification`: null without one. */
export type RiskSubmission = NonNullable<CheckoutDetails['risk']>

export type DetailsEvent =
  | { readonly type: 'customer.typed'; readonly form: CustomerForm }
  | { readonly type: 'installOption.chosen'; readonly kind: InstallKind }
  | ({ readonly type: 'details.submitted' } & CheckoutDetails)
