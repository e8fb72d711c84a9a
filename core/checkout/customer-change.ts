import type { Grant } from './agreement.ts'
import type { Customer } from './customer.ts'

/** The billing preferences of a customer: paperless bills, and a notice before each charge. */
export type BillingPreferences = Readonly<Record<Exclude<Grant, 'automaticPayments'>, boolean>>

/** The billing preferences of an untouched form (CHK-18). */
export const UNTOUCHED_BILLING: BillingPreferences = {
  paperlessBilling: false,
  monthlyBillingNotification: false,
}

/** The fields to change. Missing fields stay as they are. */
export type CustomerChange = Partial<Customer> & Partial<BillingPreferences>

/** The customer who signs the order, and the billing preferences. */
export type CustomerStatus = { readonly customer: Customer; readonly billing: BillingPreferences }

/** Returns a customer with some fields changed (CHK-18). Each field is validated by itself, so the result is valid. */
export const changedCustomer = (
  { customer, billing }: CustomerStatus,
  change: CustomerChange,
): CustomerStatus => ({
  customer: {
    firstName: change.firstName ?? customer.firstName,
    lastName: change.lastName ?? customer.lastName,
    emailAddress: change.emailAddress ?? customer.emailAddress,
    phoneNumber: change.phoneNumber ?? customer.phoneNumber,
    phoneType: change.phoneType ?? customer.phoneType,
  },
  billing: {
    paperlessBilling: change.paperlessBilling ?? billing.paperlessBilling,
    monthlyBillingNotification: change.monthlyBillingNotification ?? billing.monthlyBillingNotification,
  },
})
