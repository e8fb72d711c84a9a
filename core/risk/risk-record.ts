import type { IdentificationType } from './identification-type.ts'
import type { BureauWord, RiskAssessment } from './risk.ts'
import { decideRisk } from './risk.ts'

/**
 * The risk record of one sale. `assessment` is the current answer: null before the first one, and when it belongs to
 * another person. `isReferred`: a deposit was required at some time in this sale.
 */
export type RiskRecord = { readonly assessment: RiskAssessment | null; readonly isReferred: boolean }

/** Risk answer without its number: the kind of identification, and the credit bureau's result. */
export type ScreenedAnswer = {
  readonly addressOneYear: boolean
  readonly identification: IdentificationType
  readonly word: BureauWord
}

/** Records an answer. Once a deposit was required, only a number that the credit bureau clears removes it (RSK-03). */
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

/** Removes the answer but not the referral, when the buyer is another person (RSK-04). */
export const withoutAnswer = (record: RiskRecord | null): RiskRecord | null =>
  record?.isReferred === true ? { assessment: null, isReferred: true } : null
