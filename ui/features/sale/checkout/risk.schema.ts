import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { RiskFormFailures } from '#core/checkout/risk-questions.ts'
import { parseRiskForm, riskQuestions } from '#core/checkout/risk-questions.ts'
import type { RiskSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { NumberedIdentification } from '#core/risk/identification-type.ts'
import { isIdentificationType } from '#core/risk/identification-type.ts'
import type { RiskRequirements } from '#core/risk/risk.ts'
import { failureTags } from '#ui/features/shared/failure-tags.ts'

/** The answers so far, which may be stored. */
export type RiskAnswers = Pick<CustomerForm, 'addressOneYear' | 'identificationType'>

/** The contents of the risk question on submit. The number is never stored. */
export type RiskEntry = RiskAnswers & { readonly identificationNumber: string }

export type RiskErrors = {
  readonly [K in keyof RiskFormFailures]?: NonNullable<RiskFormFailures[K]>['_tag'] | undefined
}

/** The name of the field whose text is never stored. */
export const NUMBER_FIELD = 'identificationNumber'

export const yearAnswers = ['yes', 'no'] as const

export const isNumbered = (type: string): type is NumberedIdentification =>
  isIdentificationType(type) && type !== 'NONE'

export type RiskRead =
  | { readonly isComplete: true; readonly risk: RiskSubmission }
  | { readonly isComplete: false; readonly errors: RiskErrors }

/** Parses the answer to the provider's risk questions, or returns the errors of each field (CHK-10). */
export const readRisk = (entry: RiskEntry, requirements: RiskRequirements | null): RiskRead => {
  const { addressOneYear: year, ...identification } = entry
  const answer = year === 'yes' || year === 'no' ? year === 'yes' : null
  const read = parseRiskForm({ addressOneYear: answer, ...identification }, riskQuestions(requirements, null))
  if (read._tag === 'Left') return { isComplete: false, errors: failureTags(read.left) }
  return read.right.addressOneYear === null
    ? { isComplete: false, errors: { addressOneYear: 'AnswerMissing' } }
    : { isComplete: true, risk: { ...read.right, addressOneYear: read.right.addressOneYear } }
}
