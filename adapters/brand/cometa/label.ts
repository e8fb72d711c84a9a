import type { LabelFacts } from '#core/label/label-facts.ts'
import type { Frn } from '#core/label/plan-id.ts'
import { cents } from '#core/shared/money.ts'
import { identity } from './identity.ts'

/**
 * Facts of Cometa's broadband labels that its offers do not contain. Chosen here: an FRN of zeros, which the FCC never
 * assigns; no contract and no early termination fee, as in the terms of service; no monthly fees, because the price
 * includes everything; unlimited data; latencies of fibre to the next exchange.
 */
export const labelFacts: LabelFacts = {
  provider: identity.name,
  frn: '0000000000' as Frn,
  contractMonths: 0,
  earlyTerminationFee: cents(0),
  recurringFees: [],
  data: null,
  technology: { fixed: 50, mobile: 500 },
  latencyMs: { 'internet-assist': 16, 'internet-advantage': 15, 'internet-500': 14, 'internet-gig': 12 },
  supportPhone: identity.phones.service.shown,
}
