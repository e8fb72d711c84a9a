import { either as E } from 'fp-ts'
import type { IdentificationType } from '../risk/identification-type.ts'
import type {
  IdentificationFailure,
  ClearIdentification,
  RiskAssessment,
  RiskRequirements,
} from '../risk/risk.ts'
import { parseIdentification } from '../risk/risk.ts'

/** Which questions of the risk form are shown, and why. `isNumberOptional`: the buyer may continue without a number. */
export type RiskQuestions = {
  readonly asksAddressOneYear: boolean
  readonly identificationTypes: readonly IdentificationType[]
  readonly isNumberOptional: boolean
  readonly reason: 'requirementsUnknown' | 'alreadyAssessed' | 'noIdentificationAsked' | 'asked'
}

const ask = (
  reason: RiskQuestions['reason'],
  identificationTypes: readonly IdentificationType[] = [],
): RiskQuestions => ({
  asksAddressOneYear: reason === 'asked' || reason === 'noIdentificationAsked',
  identificationTypes,
  isNumberOptional: identificationTypes.includes('NONE'),
  reason,
})

/**
 * Decides which questions of the risk form are shown (CHK-10). None after an answer, and none without the requirements
 * of the provider. Otherwise the year at the address, and an identification when an accepted type has a number.
 */
export const riskQuestions = (
  requirements: RiskRequirements | null,
  assessment: RiskAssessment | null,
): RiskQuestions => {
  if (assessment !== null) return ask('alreadyAssessed')
  if (requirements === null) return ask('requirementsUnknown')
  const { identificationTypes } = requirements
  return identificationTypes.some((type) => type !== 'NONE')
    ? ask('asked', identificationTypes)
    : ask('noIdentificationAsked')
}

/** The risk form as typed. Unanswered is null or empty. */
export type RiskForm = {
  readonly addressOneYear: boolean | null
  readonly identificationType: string
  readonly identificationNumber: string
}

/** The failure of each field, or null for a valid field. Never contains a number. */
export type RiskFormFailures = {
  readonly addressOneYear: { readonly _tag: 'AnswerMissing' } | null
  readonly identificationType:
    | { readonly _tag: 'IdentificationTypeMissing' }
    | { readonly _tag: 'IdentificationTypeNotTaken'; readonly identificationType: string }
    | null
  readonly identificationNumber: IdentificationFailure | null
}

/** The answers to the questions. Null for a question that was not shown, or for no identification. */
export type RiskAnswer = {
  readonly addressOneYear: boolean | null
  readonly identification: ClearIdentification | null
}

type Identified = E.Either<
  Pick<RiskFormFailures, 'identificationType' | 'identificationNumber'>,
  RiskAnswer['identification']
>

const identify = (
  { identificationType, identificationNumber }: RiskForm,
  { identificationTypes }: RiskQuestions,
): Identified => {
  const refuse = (
    type: RiskFormFailures['identificationType'],
    number: RiskFormFailures['identificationNumber'],
  ): Identified => E.left({ identificationType: type, identificationNumber: number })
  if (identificationTypes.length === 0) return E.right(null)
  if (identificationType === '') return refuse({ _tag: 'IdentificationTypeMissing' }, null)
  const type = identificationTypes.find((taken) => taken === identificationType)
  if (type === undefined) return refuse({ _tag: 'IdentificationTypeNotTaken', identificationType }, null)
  if (type === 'NONE') return E.right(null)
  const parsed = parseIdentification(type, identificationNumber)
  return E.isLeft(parsed) ? refuse(null, parsed.left) : parsed
}

/** Parses the risk form by its questions. Fails with each field's failure (CHK-10). Ignores questions not shown. */
export const parseRiskForm = (
  form: RiskForm,
  questions: RiskQuestions,
): E.Either<RiskFormFailures, RiskAnswer> => {
  const { asksAddressOneYear } = questions
  const isYearMissing = asksAddressOneYear && form.addressOneYear === null
  const identified = identify(form, questions)
  if (!isYearMissing && E.isRight(identified))
    return E.right({
      addressOneYear: asksAddressOneYear ? form.addressOneYear : null,
      identification: identified.right,
    })
  const failures = E.isLeft(identified)
    ? identified.left
    : { identificationType: null, identificationNumber: null }
  return E.left({ addressOneYear: isYearMissing ? { _tag: 'AnswerMissing' } : null, ...failures })
}
