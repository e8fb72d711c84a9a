import { pricedCart } from '../entities/pricing.ts'
import { riskDecision, riskRequest, riskRequirements } from '../entities/risk.ts'
import { paymentLimit } from '../limits.ts'
import { object } from '../object.shape.ts'
import type { Contract, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, GATEWAY_CALL_MS, STORE_CALL_MS, nothing } from '../record.ts'
import { inEncryptedBody } from './encrypted-body.ts'

export const riskCalls = {
  riskRequirements: {
    summary: 'What the risk question asks for, and the deposit it may lead to',
    method: 'GET',
    path: 'attos/assessRiskRequirements',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: riskRequirements,
  },

  assessRisk: {
    summary: 'Answers the risk question, a number enciphered; puts the deposit into the cart or takes it out',
    method: 'POST',
    path: 'attos/assessRisk',
    session: 'required',
    timeoutMs: GATEWAY_CALL_MS,
    retry: false,
    limit: paymentLimit,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN', 'PAYMENT_KEY_UNUSABLE', 'IDENTIFICATION_REJECTED'],
    request: inEncryptedBody(riskRequest),
    response: object<ResponseOf<'assessRisk'>>({ decision: riskDecision, cart: pricedCart }),
  },
} satisfies Partial<Contract>
