import * as fc from 'fast-check'
import type { Catalog, Offer } from '#core/catalog/offer.ts'
import type { DataAllowance, LabelFacts } from '#core/label/label-facts.ts'
import { parseFrn } from '#core/label/plan-id.ts'
import { accepted } from './accepted.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { textOf } from './text.arbitrary.ts'

export const frn = textOf('0123456789', 10, 10).map((text) => accepted(parseFrn(text)))

const named = fc.oneof(
  textOf('Cargo año', 1, 8),
  fc.constantFrom('a,b', '"', 'línea\r\nnueva', 'a;b: 1', ' ', '\n'),
)

const allowance: fc.Arbitrary<DataAllowance> = fc.option(
  fc.record({
    includedGb: fc.integer({ min: 1, max: 5_000 }),
    overage: fc.record({ perGb: fc.integer({ min: 1, max: 50 }), price: amount(2_000) }),
  }),
)

/** Plans of a speed that is promised, other offers with and without. */
export const labelCatalog: fc.Arbitrary<Catalog> = fc.record({
  version: fc.constantFrom('1', '2026-11.2', '"'),
  bundles: fc.constant([]),
  offers: offers.chain((sold) =>
    fc
      .tuple(fc.constant(sold), fc.record({ downMbps: fc.nat(10_000), upMbps: fc.nat(10_000) }), named)
      .map(([, speed, name]) =>
        sold.map((offer): Offer =>
          offer.role === 'plan' && offer.lineOfBusiness === 'Internet'
            ? { ...offer, name, speed: offer.speed ?? speed }
            : offer,
        ),
      ),
  ),
})

export const labelFactsFor = ({ offers: sold }: Catalog): fc.Arbitrary<LabelFacts> =>
  fc.record({
    provider: named,
    frn,
    contractMonths: fc.integer({ min: 0, max: 36 }),
    earlyTerminationFee: amount(50_000),
    recurringFees: fc.array(
      fc.record({ name: fc.record({ es: named, en: named }), monthly: amount(2_000) }),
      {
        maxLength: 2,
      },
    ),
    data: allowance,
    latencyMs: fc
      .tuple(...sold.map(() => fc.integer({ min: 1, max: 900 })))
      .map((values) => Object.fromEntries(sold.map(({ id }, index) => [id, values[index] ?? 1]))),
    technology: fc.record({ fixed: fc.nat(999), mobile: fc.nat(999) }),
    supportPhone: fc.constantFrom('1-800-555-0117', '+18005550117'),
  })

/** A catalogue and its label facts. */
export const labelled: fc.Arbitrary<readonly [Catalog, LabelFacts]> = labelCatalog.chain((catalog) =>
  fc.tuple(fc.constant(catalog), labelFactsFor(catalog)),
)
