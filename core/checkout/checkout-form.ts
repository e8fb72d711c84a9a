import type { IdentificationFailure, RiskRequirements } from '../risk/risk.ts'
import type { AcceptedAgreement, Agreement } from './agreement.ts'
import type { CustomerFieldFailure } from './customer.failure.ts'
import type { CustomerForm } from './customer-form.ts'
import type { Customer } from './customer.ts'
import type { OrderInstall } from './install-option.ts'
import type { RiskAnswer, RiskFormFailures } from './risk-questions.ts'

/**
 * The details of a checkout as typed. Unanswered is null or empty. `acp`: the household took part in the Affordable
 * Connectivity Program, which has ended; `acpExpireServiceContinue`: it continues the service at the regular price.
 * `accepted` holds ids of agreements. The identification number exists on submit only.
 */
export type CheckoutForm = CustomerForm & {
  readonly identificationNumber: string
  readonly installKind: OrderInstall | null
  readonly acp: boolean
  readonly acpExpireServiceContinue: boolean | null
  readonly accepted: readonly string[]
}

/** What this checkout asks for. `isRiskRecorded`: the risk answer is recorded, and not requested again. */
export type CheckoutNeeds = {
  readonly riskRequirements: RiskRequirements | null
  readonly isRiskRecorded: boolean
  readonly asksAcp: boolean
  readonly agreements: readonly Agreement[]
}

/** Details of a valid form. `risk`: null if the recorded answer stays. Agreements have the shown versions. */
export type CheckoutDetails = {
  readonly customer: Customer
  readonly risk: (RiskAnswer & { readonly addressOneYear: boolean }) | null
  readonly agreements: readonly AcceptedAgreement[]
}

type AnswerMissing = { readonly _tag: 'AnswerMissing' }

type FailureOf = Readonly<
  Record<'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber', CustomerFieldFailure>
> & {
  readonly phoneType: { readonly _tag: 'PhoneTypeUnknown'; readonly phoneType: string }
  readonly addressOneYear: AnswerMissing
  readonly identificationType: NonNullable<RiskFormFailures['identificationType']>
  readonly identificationNumber: IdentificationFailure
  readonly installKind: AnswerMissing
  readonly acpExpireServiceContinue: AnswerMissing | { readonly _tag: 'RegularPriceDeclined' }
  readonly agreement: { readonly _tag: 'AgreementMissing'; readonly missing: readonly Agreement[] }
}

export type CheckoutField = keyof FailureOf

/** The failure of each field, or null for a valid one: the flags of the form. Never contains a number (CHK-08). */
export type ValidationErrors = { readonly [Field in CheckoutField]: FailureOf[Field] | null }
