import type { IdentityEnvelope } from '#core/ports/card-encryption.ts'
import type { RiskRequest } from '#core/ports/checkout-orchestrator.ts'
import type { RiskAssessment, RiskRequirements } from '#core/risk/risk.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { riskDecisions } from '#core/risk/risk.ts'
import { list, nullable } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
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

const identityEnvelope: Shape<IdentityEnvelope> = object<IdentityEnvelope>({
  ...sealed,
  number: text({ min: 9, max: 9, pattern: /^[0-9]{9}$/ }),
  type: literal(...identificationTypes.filter((type) => type !== 'NONE')),
})

export const riskRequest: Shape<RiskRequest> = object<RiskRequest>({
  addressOneYear: boolean,
  identification: nullable(identityEnvelope),
})
