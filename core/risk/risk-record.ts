import type { IdentificationType } from './identification-type.ts'
import type { BureauWord, RiskAssessment } from './risk.ts'
import { decideRisk } from './risk.ts'

/**
 * The risk question of one sale. `assessment` is the answer that counts: null before there is one, and once it belongs to another person.
 * `isReferred` says that a deposit was asked for at any time in this sale.
 */
export type RiskRecord = { readonly assessment: RiskAssessment | null; readonly isReferred: boolean }

/** An answer to the risk question without its number: the kind of identification, and what the bureau said. */
export type ScreenedAnswer = {
  readonly addressOneYear: boolean
  readonly identification: IdentificationType
  readonly word: BureauWord
}

/** Records an answer. Once a deposit was asked for, only a number that the bureau clears takes it off (RSK-03). */
export const recordAnswer = (
  record: RiskRecord | null,
  answer: ScreenedAnswer,
): RiskRecord & { readonly assessment: RiskAssessment } => {
  const { addressOneYear, identification, word } = answer
  const wasReferred = record?.isReferred ?? false
  const decision = decideRisk(word, addressOneYear, wasReferred)
  return {
    assessment: { addressOneYear, identification, decision },
    isReferred: wasReferred || decision === 'deposit',
  }
}

/** Takes the answer away and leaves the referral: for a buyer the answer was not given for (RSK-04). */
export const withoutAnswer = (record: RiskRecord | null): RiskRecord | null =>
  record?.isReferred === true ? { assessment: null, isReferred: true } : null
