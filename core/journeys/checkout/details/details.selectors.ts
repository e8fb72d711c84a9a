import type { AcceptedAgreement } from '../../../checkout/agreement.ts'
import { acceptedAmong, requiredAgreements } from '../../../checkout/agreement.ts'
import type { Person } from '../../../checkout/person.ts'
import { isSamePerson } from '../../../checkout/person.ts'
import type { RiskDecision } from '../../../risk/risk.ts'
import type { DetailsRecord } from './details.record.ts'

/** Returns the recorded risk decision if it was made for this person (RSK-04), else null: the risk question is open. */
export const riskDecisionFor = (
  { customer, riskDecision }: DetailsRecord,
  person: Person,
): RiskDecision | null => (customer !== null && isSamePerson(customer, person) ? riskDecision : null)

/** Returns the recorded agreements: the required ones if the provider only reports that nothing is missing. */
export const recordedAgreements = ({
  agreements,
  acceptedAgreements,
  isAgreed,
}: DetailsRecord): readonly AcceptedAgreement[] =>
  isAgreed && acceptedAgreements.length === 0
    ? requiredAgreements(agreements)
    : acceptedAmong(agreements, acceptedAgreements)
