import { optional, seenAs } from '#adapters/orchestrator/wire/composite.shape.ts'
import { riskDecision } from '#adapters/orchestrator/wire/entities/risk.ts'
import { object } from '#adapters/orchestrator/wire/object.shape.ts'
import type { Shape } from '#adapters/orchestrator/wire/shape.ts'
import { boolean, literal } from '#adapters/orchestrator/wire/shape.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import type { RiskAssessment } from '#core/risk/risk.ts'
import type { RiskRecord } from '#core/risk/risk-record.ts'

/** The answer with its referral, as a database row holds it; rows from before referrals hold the answer alone. */
type RiskDocument = Partial<RiskAssessment> & { readonly isReferred?: boolean }

const assessmentIn = ({ addressOneYear, identification, decision }: RiskDocument): RiskAssessment | null =>
  addressOneYear === undefined || identification === undefined || decision === undefined
    ? null
    : { addressOneYear, identification, decision }

/** The risk question of a sale as it is stored. A deposit on record is a referral (RSK-03). */
export const riskRecord: Shape<RiskRecord> = seenAs(
  object<RiskDocument>({
    addressOneYear: optional(boolean),
    identification: optional(literal(...identificationTypes)),
    decision: optional(riskDecision),
    isReferred: optional(boolean),
  }),
  (document) => ({
    assessment: assessmentIn(document),
    isReferred: document.isReferred ?? document.decision === 'deposit',
  }),
  ({ assessment, isReferred }) => ({ ...assessment, isReferred }),
)
