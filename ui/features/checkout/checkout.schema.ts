import * as z from 'zod/mini'
import type { AcceptedAgreement, Agreement } from '#core/checkout/agreement.ts'
import type { CustomerFieldFailure } from '#core/checkout/customer.failure.ts'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { Customer } from '#core/checkout/customer.ts'
import { parseEmail, parsePersonName, parsePhone, phoneTypes } from '#core/checkout/customer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { RiskSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { IdentificationType } from '#core/risk/identification-type.ts'
import { field, fieldErrors } from '#ui/features/form-schema.ts'
import { readRisk, type RiskEntry, type RiskErrors, type RiskRead } from './risk.schema.ts'

/** A customer, as the core's constructors read one (CHK-01 to CHK-04). */
export const customerSchema = z.object({
  firstName: field(parsePersonName),
  lastName: field(parsePersonName),
  emailAddress: field(parseEmail),
  phoneNumber: field(parsePhone),
  phoneType: z.enum(phoneTypes, { error: 'PhoneTypeUnknown' }),
})

/** What stands on the screen when it is sent. `risk` is null where the answer on record is kept; `accepted` holds ids of agreements. */
export type DetailsEntry = {
  readonly form: CustomerForm
  readonly risk: RiskEntry | null
  readonly installKind: InstallKind | null
  readonly accepted: readonly string[]
}

/** What the provider asks for, and in which words. */
export type DetailsDesk = {
  readonly agreements: readonly Agreement[]
  readonly identificationTypes: readonly IdentificationType[]
}

type CustomerErrors = Partial<Record<keyof Customer, CustomerFieldFailure['_tag'] | 'PhoneTypeUnknown'>>

export type DetailsErrors = {
  readonly customer: CustomerErrors
  readonly risk: RiskErrors
  readonly isInstallMissing: boolean
  readonly unaccepted: readonly Agreement[]
}

export type DetailsRead =
  | {
      readonly isComplete: true
      readonly customer: Customer
      readonly risk: RiskSubmission | null
      readonly agreements: readonly AcceptedAgreement[]
    }
  | { readonly isComplete: false; readonly errors: DetailsErrors }

const KEPT = { isComplete: true, risk: null } as const

/** The details ready to be saved, with the version of each agreement that was shown, or what is wrong with each field. */
export const readDetails = (
  entry: DetailsEntry,
  { agreements, identificationTypes }: DetailsDesk,
): DetailsRead => {
  const customer = customerSchema.safeParse(entry.form)
  const risk: RiskRead | typeof KEPT = entry.risk === null ? KEPT : readRisk(entry.risk, identificationTypes)
  const unaccepted = agreements.filter(({ id }) => !entry.accepted.includes(id))
  const isInstallMissing = entry.installKind === null
  if (customer.success && risk.isComplete && !isInstallMissing && unaccepted.length === 0)
    return {
      isComplete: true,
      customer: customer.data,
      risk: risk.risk,
      agreements: agreements.map(({ id, version }) => ({ id, version })),
    }
  const tags: CustomerErrors = customer.success ? {} : fieldErrors(customer.error)
  return {
    isComplete: false,
    errors: { customer: tags, risk: risk.isComplete ? {} : risk.errors, isInstallMissing, unaccepted },
  }
}
