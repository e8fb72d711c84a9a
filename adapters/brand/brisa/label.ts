import type { LabelFacts } from '#core/label/label-facts.ts'
import type { Frn } from '#core/label/plan-id.ts'
import { cents } from '#core/shared/money.ts'
import { identity } from './identity.ts'

/** Facts of Brisa's broadband labels. The FCC never assigns an FRN of zeros. No contract, extra fee or data limit. */
export const labelFacts: LabelFacts = {
  provider: identity.name,
  frn: '0000000000' as Frn,
  contractMonths: 0,
  earlyTerminationFee: cents(0),
  recurringFees: [],
  data: null,
  technology: { fixed: 50, mobile: 500 },
  latencyMs: { 'fibra-300': 15, 'fibra-1000': 11 },
  supportPhone: identity.phones.service.shown,
}
