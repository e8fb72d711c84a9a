import type { OfferId } from '#core/catalog/offer.ts'
import type { Label } from '#core/label/label.ts'
import type { PlanId } from '#core/label/plan-id.ts'
import type { LabelArchive } from '#core/label/published-labels.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'

const date = (text: string): PlainDate => text as PlainDate

/** Common data of the labels of catalogue 2026-11.5. A retired label is written out: later facts do not change it. */
const of2026115 = {
  provider: 'Cometa',
  service: 'fixed',
  technology: 50,
  contractMonths: 0,
  earlyTerminationFee: cents(0),
  recurringFees: [],
  oneTimeFees: [
    { kind: 'installation', name: 'Instalación profesional', amount: cents(6_500) },
    { kind: 'deposit', name: 'Depósito reembolsable', amount: cents(5_000) },
  ],
  governmentTaxes: 'included',
  data: null,
  supportPhone: '1-800-555-0117',
} satisfies Partial<Label>

/** Labels of Cometa's earlier catalogues. A new catalogue version adds those of its predecessor (LBL-09). */
export const labelArchive: LabelArchive = {
  publishedOn: date('2026-11-23'),
  retired: [
    {
      retiredOn: date('2026-11-23'),
      label: {
        ...of2026115,
        planId: 'F0000000000KK83UP0WW10JN24' as PlanId,
        offerId: 'internet-500' as OfferId,
        plan: 'Internet 500 Mbps',
        price: { monthly: cents(5_000), later: [{ fromMonth: 13, monthly: cents(8_000) }] },
        speed: { downMbps: 500, upMbps: 500 },
        latencyMs: 14,
      },
    },
    {
      retiredOn: date('2026-11-23'),
      label: {
        ...of2026115,
        planId: 'F0000000000YZGXYT5MDP5A8EQ' as PlanId,
        offerId: 'internet-gig' as OfferId,
        plan: 'Internet Gig',
        price: { monthly: cents(7_000), later: [{ fromMonth: 13, monthly: cents(10_000) }] },
        speed: { downMbps: 1_000, upMbps: 1_000 },
        latencyMs: 12,
      },
    },
  ],
}
