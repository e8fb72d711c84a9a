import type { Customer } from './customer.ts'

/** How a customer wants the bills: on paper or not, and with a notice each month or not. */
export type BillingWishes = {
  readonly paperlessBilling: boolean
  readonly monthlyBillingNotification: boolean
}

/** What a form that nobody has touched says (CHK-18). */
export const UNTOUCHED_BILLING: BillingWishes = {
  paperlessBilling: false,
  monthlyBillingNotification: false,
}

/** The parts to be changed; what is left out stays. */
export type CustomerChange = Partial<Customer> & Partial<BillingWishes>

/** Who signs the order, and how the bills come. */
export type CustomerStanding = { readonly customer: Customer; readonly billing: BillingWishes }

/** A customer with some parts changed and every other as it was (CHK-18). Each part is valid by itself, so the whole is. */
export const changedCustomer = (
  { customer, billing }: CustomerStanding,
  change: CustomerChange,
): CustomerStanding => ({
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
