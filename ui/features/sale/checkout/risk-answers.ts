import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { NumberedIdentification } from '#core/risk/identification-type.ts'
import { isIdentificationType } from '#core/risk/identification-type.ts'

/** The answers so far, which may be stored. */
export type RiskAnswers = Pick<CustomerForm, 'addressOneYear' | 'identificationType'>

/** The name of the field whose text is never stored. */
export const NUMBER_FIELD = 'identificationNumber'

export const yearAnswers = ['yes', 'no'] as const

export const isNumbered = (type: string): type is NumberedIdentification =>
  isIdentificationType(type) && type !== 'NONE'
