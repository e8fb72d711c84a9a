import type { IdentificationType } from './identification-type.ts'
import type { RiskDecision } from './risk.ts'

/** What the external credit check means for a payment, with the names of the specification. */
export type ExternalCheck = {
  /** A payment in advance is required: the deposit. */
  readonly externalCheckPiaRequired: boolean
  /** A check can still remove the deposit, because the buyer gave no number. */
  readonly eligibleForExternalCreditCheck: boolean
}

/** The recorded answer to the risk question, without its number. Null parts are not answered. */
export type CheckedAnswer = {
  readonly decision: RiskDecision | null
  readonly identification: IdentificationType | null
}

/** Returns what the external credit check means for a payment (RSK-05). */
export const externalCheckOf = ({ decision, identification }: CheckedAnswer): ExternalCheck => {
  const externalCheckPiaRequired = decision === 'deposit'
  return {
    externalCheckPiaRequired,
    eligibleForExternalCreditCheck: externalCheckPiaRequired && identification === 'NONE',
  }
}
