import type { RiskRecord } from '#core/risk/risk-record.ts'
import type { RiskAssessment } from '#core/risk/risk.ts'
import { imap, optional } from '#adapters/shape/composite.shape.ts'
import { object } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { boolean } from '#adapters/shape/shape.ts'
import { oneOf } from './value.stored.ts'
import { newVersion } from './version.ts'

const assessmentProperties = {
  addressOneYear: boolean,
  identification: oneOf({ SSN: true, ITIN: true, EIN: true, NONE: true } as const),
  decision: oneOf({ cleared: true, deposit: true } as const),
}

/** The first version contains only the assessment. A deposit in it is a referral (RSK-03). */
const riskV1: Shape<RiskAssessment> = object<RiskAssessment>(assessmentProperties)

/** The second version adds the referral to the same object. */
type RiskV2 = Partial<RiskAssessment> & { readonly isReferred: boolean }

const assessmentIn = ({ addressOneYear, identification, decision }: RiskV2): RiskAssessment | null =>
  addressOneYear === undefined || identification === undefined || decision === undefined
    ? null
    : { addressOneYear, identification, decision }

const riskV2: Shape<RiskRecord> = imap(
  object<RiskV2>({
    addressOneYear: optional(assessmentProperties.addressOneYear),
    identification: optional(assessmentProperties.identification),
    decision: optional(assessmentProperties.decision),
    isReferred: boolean,
  }),
  (document) => ({ assessment: assessmentIn(document), isReferred: document.isReferred }),
  ({ assessment, isReferred }) => ({ ...assessment, isReferred }),
)

export const riskRecord: Shape<RiskRecord> = newVersion(riskV2, riskV1, (assessment) => ({
  assessment,
  isReferred: assessment.decision === 'deposit',
}))
