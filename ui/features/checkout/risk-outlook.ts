import type { BureauWord, RiskDecision } from '#core/risk/risk.ts'
import { isIdentificationType } from '#core/risk/identification-type.ts'
import { decideRisk } from '#core/risk/risk.ts'
import type { RiskAnswers } from './risk.schema.ts'

/** What an answer leads to; `asked`: it hangs on the bureau's word. */
export type RiskOutlook = RiskDecision | 'asked'

/** What an answer leads to, as far as it can be known before it is given (RSK-02); null while it is not whole. */
export const riskOutlook = ({ addressOneYear, identificationType }: RiskAnswers): RiskOutlook | null => {
  const isAnswered = addressOneYear === 'yes' || addressOneYear === 'no'
  if (!isAnswered || !isIdentificationType(identificationType)) return null
  const possible: readonly BureauWord[] = identificationType === 'NONE' ? ['unasked'] : ['clear', 'referred']
  const [decision, ...others] = new Set(possible.map((word) => decideRisk(word, addressOneYear === 'yes')))
  return decision === undefined || others.length > 0 ? 'asked' : decision
}
