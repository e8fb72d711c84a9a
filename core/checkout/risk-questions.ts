import { either as E } from 'fp-ts'
import type { IdentificationType } from '../risk/identification-type.ts'
import type { IdentificationFailure } from '../risk/risk.failure.ts'
import type { ClearIdentification, RiskAssessment, RiskRequirements } from '../risk/risk.ts'
import { parseIdentification } from '../risk/risk.ts'

/** Which questions of the risk form are asked, and why. `isNumberOptional`: going on without a number is one of the answers. */
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
 * What of the risk form is asked (CHK-10): nothing once it was answered and nothing without the provider's requirements; else the year at
 * the address, and an identification when one with a number is among those taken.
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

/** The risk form as it stands; unanswered is null or empty. */
export type RiskForm = {
  readonly addressOneYear: boolean | null
  readonly identificationType: string
  readonly identificationNumber: string
}

export type RiskFieldFailure =
  | IdentificationFailure
  | { readonly _tag: 'AnswerMissing' }
  | { readonly _tag: 'IdentificationTypeMissing' }
  | { readonly _tag: 'IdentificationTypeNotTaken'; readonly identificationType: string }

/** What is wrong with each field, null where nothing is; a number is never repeated. */
export type RiskFormFailures = Readonly<Record<keyof RiskForm, RiskFieldFailure | null>>

/** An answer to the questions; null is what was not asked, or no identification. */
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
  const refuse = (type: RiskFieldFailure | null, number: RiskFieldFailure | null): Identified =>
    E.left({ identificationType: type, identificationNumber: number })
  if (identificationTypes.length === 0) return E.right(null)
  if (identificationType === '') return refuse({ _tag: 'IdentificationTypeMissing' }, null)
  const type = identificationTypes.find((taken) => taken === identificationType)
  if (type === undefined) return refuse({ _tag: 'IdentificationTypeNotTaken', identificationType }, null)
  if (type === 'NONE') return E.right(null)
  const parsed = parseIdentification(type, identificationNumber)
  return E.isLeft(parsed) ? refuse(null, parsed.left) : parsed
}

/** The answer of a risk form to the questions asked, else what is wrong with each field (CHK-10). What was not asked is not looked at. */
export const parseRiskForm = (
  form: RiskForm,
  asked: RiskQuestions,
): E.Either<RiskFormFailures, RiskAnswer> => {
  const { asksAddressOneYear } = asked
  const isYearMissing = asksAddressOneYear && form.addressOneYear === null
  const identified = identify(form, asked)
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
