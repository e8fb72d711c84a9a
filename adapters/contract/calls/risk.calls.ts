import { pricedCart } from '../entities/pricing.ts'
import { riskDecision, riskRequest, riskRequirements } from '../entities/risk.ts'
import { paymentLimit } from '../limits.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, GATEWAY_CALL_MS, STORE_CALL_MS, nothing } from '../record.ts'
import { inEncryptedBody } from './encrypted-body.ts'

export const riskCalls = {
  riskRequirements: {
    summary: 'Returns the identification types of the risk question, and the deposit it may require',
    method: 'GET',
    path: 'attos/assessRiskRequirements',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: riskRequirements,
  },

  assessRisk: {
    summary:
      'Answers the risk question, with any number encrypted; adds the deposit to the cart or removes it',
    method: 'POST',
    path: 'attos/assessRisk',
    session: 'required',
    extendsSession: true,
    timeoutMs: GATEWAY_CALL_MS,
    retry: false,
    limit: paymentLimit,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN', 'PAYMENT_KEY_UNUSABLE', 'IDENTIFICATION_REJECTED'],
    request: inEncryptedBody(riskRequest),
    response: object<ResponseOf<'assessRisk'>>({ decision: riskDecision, cart: pricedCart }),
  },
} satisfies Partial<Contract>
