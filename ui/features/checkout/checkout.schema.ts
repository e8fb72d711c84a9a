import * as z from 'zod/mini'
import type { AcceptedAgreement, Agreement } from '#core/checkout/agreement.ts'
import type { CustomerFieldFailure } from '#core/checkout/customer.failure.ts'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { Customer } from '#core/checkout/customer.ts'
import { parseEmail, parsePersonName, parsePhone, phoneTypes } from '#core/checkout/customer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import { field, fieldErrors } from '#ui/features/form-schema.ts'

/** A customer, as the core's constructors read one (CHK-01 to CHK-04). */
export const customerSchema = z.object({
  firstName: field(parsePersonName),
  lastName: field(parsePersonName),
  emailAddress: field(parseEmail),
  phoneNumber: field(parsePhone),
  phoneType: z.enum(phoneTypes, { error: 'PhoneTypeUnknown' }),
})

/** What stands on the screen when it is sent. `accepted` holds ids of agreements. */
export type DetailsEntry = {
  readonly form: CustomerForm
  readonly installKind: InstallKind | null
  readonly accepted: readonly string[]
}

type CustomerErrors = Partial<Record<keyof CustomerForm, CustomerFieldFailure['_tag'] | 'PhoneTypeUnknown'>>

export type DetailsErrors = {
  readonly customer: CustomerErrors
  readonly isInstallMissing: boolean
  readonly unaccepted: readonly Agreement[]
}

export type DetailsRead =
  | {
      readonly isComplete: true
      readonly customer: Customer
      readonly agreements: readonly AcceptedAgreement[]
    }
  | { readonly isComplete: false; readonly errors: DetailsErrors }

/** The details ready to be saved, with the version of each agreement that was shown, or what is wrong with each field. */
export const readDetails = (entry: DetailsEntry, agreements: readonly Agreement[]): DetailsRead => {
  const customer = customerSchema.safeParse(entry.form)
  const unaccepted = agreements.filter(({ id }) => !entry.accepted.includes(id))
  const isInstallMissing = entry.installKind === null
  if (customer.success && !isInstallMissing && unaccepted.length === 0)
    return {
      isComplete: true,
      customer: customer.data,
      agreements: agreements.map(({ id, version }) => ({ id, version })),
    }
  const tags: CustomerErrors = customer.success ? {} : fieldErrors(customer.error)
  return { isComplete: false, errors: { customer: tags, isInstallMissing, unaccepted } }
}
