import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Branded } from '../shared/branded.ts'
import type { IdentificationType, NumberedIdentification } from './identification-type.ts'
import type { IdentificationFailure } from './risk.failure.ts'

/** Nine digits that name a person or a firm before the tax office. Lives in memory only, never at rest. */
export type IdentificationNumber = Branded<string, 'IdentificationNumber'>

/** An identification in clear: passes from the form to the cipher and nowhere else. */
export type ClearIdentification = {
  readonly type: NumberedIdentification
  readonly number: IdentificationNumber
}

/** The forms each number has been given out in. */
const forms: Record<NumberedIdentification, RegExp> = {
  SSN: /^(?!000|666|9)[0-9]{3}(?!00)[0-9]{2}(?!0000)[0-9]{4}$/,
  ITIN: /^9[0-9]{2}(?:5[0-9]|6[0-5]|7[0-9]|8[0-8]|9[0-24-9])[0-9]{4}$/,
  EIN: /^(?!00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)[0-9]{9}$/,
}

/** Nine digits in a form the tax office gives out for the type, blanks and hyphens allowed between them (RSK-01). */
export const parseIdentification = (
  type: NumberedIdentification,
  text: string,
): E.Either<IdentificationFailure, ClearIdentification> => {
  const digits = text.replace(/[ -]/g, '')
  if (digits === '') return E.left({ _tag: 'IdentificationMissing' })
  return forms[type].test(digits)
    ? E.right({ type, number: digits as IdentificationNumber })
    : E.left({ _tag: 'IdentificationInvalid', type })
}

/** A deposit comes back after so many months of service that were paid on time. */
export const DEPOSIT_MONTHS = 12

/** What the provider asks before it sells on account, and the deposit it may ask for. */
export type RiskRequirements = {
  readonly identificationTypes: readonly IdentificationType[]
  readonly depositOfferId: OfferId
}

/** What the bureau says of a number it was asked about; `unasked` when none was given. */
export type BureauWord = 'clear' | 'referred' | 'unasked'

export const riskDecisions = ['cleared', 'deposit'] as const
export type RiskDecision = (typeof riskDecisions)[number]

/** The answer to the risk question as it may be kept: never the number. */
export type RiskAssessment = {
  readonly addressOneYear: boolean
  readonly identification: IdentificationType
  readonly decision: RiskDecision
}

/**
 * Decides whether a buyer pays a deposit (RSK-02): not with a number the bureau clears; without a number not after a year at the address,
 * unless a deposit was asked for before (RSK-03); otherwise yes. Nobody is turned away.
 */
export const decideRisk = (word: BureauWord, addressOneYear: boolean, wasReferred = false): RiskDecision => {
  if (word === 'clear') return 'cleared'
  return word === 'unasked' && addressOneYear && !wasReferred ? 'cleared' : 'deposit'
}
