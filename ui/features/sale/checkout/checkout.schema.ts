import * as z from 'zod/mini'
import type { AcceptedAgreement, Agreement } from '#core/checkout/agreement.ts'
import { agreementsStatus } from '#core/checkout/agreements-status.ts'
import type { CustomerFieldFailure } from '#core/checkout/customer.failure.ts'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { Customer } from '#core/checkout/customer.ts'
import { parseEmail, parsePersonName, parsePhone, phoneTypes } from '#core/checkout/customer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { RiskSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { RiskRequirements } from '#core/risk/risk.ts'
import { field, fieldErrors } from '#ui/features/shared/form-schema.ts'
import { readRisk, type RiskEntry, type RiskErrors, type RiskRead } from './risk.schema.ts'

/** A customer, parsed by the core constructors (CHK-01 to CHK-04). */
export const customerSchema = z.object({
  firstName: field(parsePersonName),
  lastName: field(parsePersonName),
  emailAddress: field(parseEmail),
  phoneNumber: field(parsePhone),
  phoneType: z.enum(phoneTypes, { error: 'PhoneTypeUnknown' }),
})

/** The contents of the form on submit. `risk` is null if the stored answer stays. `accepted` holds agreement ids. */
export type DetailsEntry = {
  readonly form: CustomerForm
  readonly risk: RiskEntry | null
  readonly installKind: InstallKind | null
  readonly accepted: readonly string[]
}

/** The questions and agreements that the provider requires. */
export type DetailsRequirements = {
  readonly agreements: readonly Agreement[]
  readonly riskRequirements: RiskRequirements | null
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

/** Parses the details for saving, with the version of each agreement that was shown. Otherwise returns the errors of each field. */
export const readDetails = (
  entry: DetailsEntry,
  { agreements, riskRequirements }: DetailsRequirements,
): DetailsRead => {
  const customer = customerSchema.safeParse(entry.form)
  const risk: RiskRead | typeof KEPT = entry.risk === null ? KEPT : readRisk(entry.risk, riskRequirements)
  const accepted = agreements.filter(({ id }) => entry.accepted.includes(id))
  const { isSettled, missing: unaccepted } = agreementsStatus(agreements, accepted)
  const isInstallMissing = entry.installKind === null
  if (customer.success && risk.isComplete && !isInstallMissing && isSettled)
    return {
      isComplete: true,
      customer: customer.data,
      risk: risk.risk,
      agreements: accepted.map(({ id, version }) => ({ id, version })),
    }
  const tags: CustomerErrors = customer.success ? {} : fieldErrors(customer.error)
  return {
    isComplete: false,
    errors: { customer: tags, risk: risk.isComplete ? {} : risk.errors, isInstallMissing, unaccepted },
  }
}
