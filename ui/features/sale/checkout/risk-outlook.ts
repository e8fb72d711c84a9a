import type { BureauWord, RiskDecision } from '#core/risk/risk.ts'
import { isIdentificationType } from '#core/risk/identification-type.ts'
import { decideRisk } from '#core/risk/risk.ts'
import type { RiskAnswers } from './risk-answers.ts'

/**
 * The expected risk decision for an answer. `bureauDecides`: the credit bureau decides. `referred`: a deposit was
 * required before, and no number removes it.
 */
export type RiskOutlook = RiskDecision | 'bureauDecides' | 'referred'

/**
 * Predicts the risk decision for an answer before it is submitted, as far as it is known (RSK-02, RSK-03). Null while
 * the answer is incomplete.
 */
export const riskOutlook = (
  { addressOneYear, identificationType }: RiskAnswers,
  isReferred: boolean,
): RiskOutlook | null => {
  const isAnswered = addressOneYear === 'yes' || addressOneYear === 'no'
  if (!isAnswered || !isIdentificationType(identificationType)) return null
  if (isReferred && identificationType === 'NONE') return 'referred'
  const possible: readonly BureauWord[] = identificationType === 'NONE' ? ['unasked'] : ['clear', 'referred']
  const [decision, ...others] = new Set(possible.map((word) => decideRisk(word, addressOneYear === 'yes')))
  return decision === undefined || others.length > 0 ? 'bureauDecides' : decision
}
