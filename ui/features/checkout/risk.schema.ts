import * as z from 'zod/mini'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { RiskSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { IdentificationFailure } from '#core/risk/risk.failure.ts'
import type { IdentificationType, NumberedIdentification } from '#core/risk/identification-type.ts'
import type { ClearIdentification } from '#core/risk/risk.ts'
import { isIdentificationType } from '#core/risk/identification-type.ts'
import { parseIdentification } from '#core/risk/risk.ts'
import { field, fieldErrors } from '#ui/features/form-schema.ts'

/** What is answered so far, as it may be kept. */
export type RiskAnswers = Pick<CustomerForm, 'addressOneYear' | 'identificationType'>

/** What stands on the screen when it is sent; the number is kept nowhere. */
export type RiskEntry = RiskAnswers & { readonly identificationNumber: string }

export type RiskErrors = {
  readonly addressOneYear?: 'AnswerMissing' | undefined
  readonly identificationType?: 'TypeMissing' | undefined
  readonly identificationNumber?: IdentificationFailure['_tag'] | undefined
}

/** The name of the field whose text is kept nowhere. */
export const NUMBER_FIELD = 'identificationNumber'

export const yearAnswers = ['yes', 'no'] as const

export const isNumbered = (type: string): type is NumberedIdentification =>
  isIdentificationType(type) && type !== 'NONE'

const NO_NUMBER = { _tag: 'Right', right: null } as const

/** The answer to the risk question as the core reads it, with one of the `offered` types; the form of the number goes by `type` (RSK-01). */
export const riskSchema = (offered: readonly IdentificationType[], type: string) =>
  z.object({
    addressOneYear: z.enum(yearAnswers, { error: 'AnswerMissing' }),
    identificationType: z.enum(offered, { error: 'TypeMissing' }),
    identificationNumber: field<ClearIdentification | null>((text) =>
      isNumbered(type) && offered.includes(type) ? parseIdentification(type, text) : NO_NUMBER,
    ),
  })

export type RiskRead =
  | { readonly isComplete: true; readonly risk: RiskSubmission }
  | { readonly isComplete: false; readonly errors: RiskErrors }

export const readRisk = (entry: RiskEntry, offered: readonly IdentificationType[]): RiskRead => {
  const read = riskSchema(offered, entry.identificationType).safeParse(entry)
  if (!read.success) return { isComplete: false, errors: fieldErrors(read.error) }
  const { addressOneYear, identificationNumber } = read.data
  return {
    isComplete: true,
    risk: { addressOneYear: addressOneYear === 'yes', identification: identificationNumber },
  }
}
