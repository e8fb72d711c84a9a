import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Branded } from '../shared/branded.ts'
import { compactText } from '../shared/text.ts'
import type { IdentificationType, NumberedIdentification } from './identification-type.ts'

export type IdentificationFailure =
  | { readonly _tag: 'IdentificationMissing' }
  | { readonly _tag: 'IdentificationInvalid'; readonly type: NumberedIdentification }

/** Nine digits that identify a person or a company to the tax authority. Exists in memory only and is never stored. */
export type IdentificationNumber = Branded<string, 'IdentificationNumber'>

/** An unencrypted identification. It passes from the form to the encryption and nowhere else. */
export type ClearIdentification = {
  readonly type: NumberedIdentification
  readonly number: IdentificationNumber
}

/** The formats that each type of number has been issued in. */
const forms: Record<NumberedIdentification, RegExp> = {
  SSN: /^(?!000|666|9)[0-9]{3}(?!00)[0-9]{2}(?!0000)[0-9]{4}$/,
  ITIN: /^9[0-9]{2}(?:5[0-9]|6[0-5]|7[0-9]|8[0-8]|9[0-24-9])[0-9]{4}$/,
  EIN: /^(?!00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)[0-9]{9}$/,
}

/** Parses nine digits in the tax authority's format for the type. Allows blanks and hyphens (RSK-01). */
export const parseIdentification = (
  type: NumberedIdentification,
  text: string,
): E.Either<IdentificationFailure, ClearIdentification> => {
  const digits = compactText(text)
  if (digits === '') return E.left({ _tag: 'IdentificationMissing' })
  return forms[type].test(digits)
    ? E.right({ type, number: digits as IdentificationNumber })
    : E.left({ _tag: 'IdentificationInvalid', type })
}

/** The deposit is returned after this number of months of service paid on time. */
export const DEPOSIT_MONTHS = 12

/** The requirements of the provider for a sale, and its possible deposit. */
export type RiskRequirements = {
  readonly identificationTypes: readonly IdentificationType[]
  readonly depositOfferId: OfferId
}

/** The result of the credit bureau for a number. `unasked` when no number was given. */
export type BureauWord = 'clear' | 'referred' | 'unasked'

export const riskDecisions = ['cleared', 'deposit'] as const
export type RiskDecision = (typeof riskDecisions)[number]

/** The answer to the risk question in the form that may be stored, without the number. */
export type RiskAssessment = {
  readonly addressOneYear: boolean
  readonly identification: IdentificationType
  readonly decision: RiskDecision
}

/**
 * Decides on a deposit (RSK-02). None with a number that the bureau clears. Without a number none after a year at the
 * address, unless a deposit was required before (RSK-03). Otherwise a deposit. No buyer is refused.
 */
export const decideRisk = (word: BureauWord, addressOneYear: boolean, wasReferred = false): RiskDecision => {
  if (word === 'clear') return 'cleared'
  return word === 'unasked' && addressOneYear && !wasReferred ? 'cleared' : 'deposit'
}
