import type { BureauWord, RiskDecision } from '#core/risk/risk.ts'
import { isIdentificationType } from '#core/risk/identification-type.ts'
import { decideRisk } from '#core/risk/risk.ts'
import type { RiskAnswers } from './risk.schema.ts'

/** What an answer leads to. `asked`: it depends on the bureau. `referred`: a deposit was asked for before, and no number takes it off. */
export type RiskOutlook = RiskDecision | 'asked' | 'referred'

/** Tells what an answer leads to before it is given, as far as that is known (RSK-02, RSK-03); null while the answer is incomplete. */
export const riskOutlook = (
  { addressOneYear, identificationType }: RiskAnswers,
  isReferred: boolean,
): RiskOutlook | null => {
  const isAnswered = addressOneYear === 'yes' || addressOneYear === 'no'
  if (!isAnswered || !isIdentificationType(identificationType)) return null
  if (isReferred && identificationType === 'NONE') return 'referred'
  const possible: readonly BureauWord[] = identificationType === 'NONE' ? ['unasked'] : ['clear', 'referred']
  const [decision, ...others] = new Set(possible.map((word) => decideRisk(word, addressOneYear === 'yes')))
  return decision === undefined || others.length > 0 ? 'asked' : decision
}
