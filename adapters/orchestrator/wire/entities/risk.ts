import type { IdentityEnvelope } from '#core/ports/card-encryption.ts'
import type { RiskRequest } from '#core/ports/orchestrator.ts'
import type { RiskAssessment, RiskRequirements } from '#core/risk/risk.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { riskDecisions } from '#core/risk/risk.ts'
import type { RiskRecord } from '#core/risk/risk-record.ts'
import { list, nullable, optional, seenAs } from '../composite.shape.ts'
import { object } from '../object.shape.ts'
import type { Shape } from '../shape.ts'
import { boolean, literal, text } from '../shape.ts'
import { offerId } from './identifier.ts'
import { sealed } from './sealed.ts'

export const riskDecision = literal(...riskDecisions)

const identificationType = literal(...identificationTypes)

export const riskRequirements: Shape<RiskRequirements> = object<RiskRequirements>({
  identificationTypes: list(identificationType, { max: identificationTypes.length }),
  depositOfferId: offerId,
})

export const riskAssessment: Shape<RiskAssessment> = object<RiskAssessment>({
  addressOneYear: boolean,
  identification: identificationType,
  decision: riskDecision,
})

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
    identification: optional(identificationType),
    decision: optional(riskDecision),
    isReferred: optional(boolean),
  }),
  (document) => ({
    assessment: assessmentIn(document),
    isReferred: document.isReferred ?? document.decision === 'deposit',
  }),
  ({ assessment, isReferred }) => ({ ...assessment, isReferred }),
)

const identityEnvelope: Shape<IdentityEnvelope> = object<IdentityEnvelope>({
  ...sealed,
  number: text({ min: 9, max: 9, pattern: /^[0-9]{9}$/ }),
  type: literal(...identificationTypes.filter((type) => type !== 'NONE')),
})

export const riskRequest: Shape<RiskRequest> = object<RiskRequest>({
  addressOneYear: boolean,
  identification: nullable(identityEnvelope),
})
