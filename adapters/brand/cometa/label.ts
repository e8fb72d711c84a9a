import type { LabelFacts } from '#core/label/label-facts.ts'
import type { Frn } from '#core/label/plan-id.ts'
import { cents } from '#core/shared/money.ts'
import { cometa } from './brand.ts'

const page = (name: string): string => `https://cometa.example/${name}`

/**
 * What Cometa's labels say beside its offers. Chosen here: an FRN of zeros, which the FCC gives to nobody; no contract and no charge for
 * leaving, as the conditions of the service promise; no monthly fees beside the price, which is whole; data without a limit, as fibre is
 * sold; latencies as fibre has them to the next exchange; pages of the reserved `.example`.
 */
export const labelFacts: LabelFacts = {
  provider: cometa.name,
  frn: '0000000000' as Frn,
  contractMonths: 0,
  earlyTerminationFee: cents(0),
  recurringFees: [],
  data: null,
  latencyMs: { 'internet-500': 14, 'internet-gig': 12 },
  links: {
    terms: page('condiciones'),
    discounts: page('descuentos'),
    dataPolicy: page('datos'),
    networkManagement: page('gestion-de-red'),
    privacy: page('privacidad'),
    support: page('atencion'),
  },
  supportPhone: cometa.phones.service.shown,
}
