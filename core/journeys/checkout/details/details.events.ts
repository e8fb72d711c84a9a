import type { CheckoutDetails } from '../../../checkout/checkout-form.ts'
import type { CustomerForm } from '../../../checkout/customer-form.ts'
import type { InstallKind } from '../../../checkout/install-option.ts'

/** The answer to the risk question. The number exists in this event only. `identification` is null for a buyer who gives none. */
export type RiskSubmission = NonNullable<CheckoutDetails['risk']>

export type DetailsEvent =
  | { readonly type: 'customer.typed'; readonly form: CustomerForm }
  | { readonly type: 'installOption.chosen'; readonly kind: InstallKind }
  | ({ readonly type: 'details.submitted' } & CheckoutDetails)
