import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { labelFacts } from '#adapters/brand/cometa/label.ts'
import { checkLabelFacts } from '#core/label/check-facts.ts'
import type { LabelFacts } from '#core/label/label-facts.ts'
import { MAX_CENTS, ZERO } from '#core/shared/money.ts'
import { labelled } from '#test/arbitraries/label.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const fee = { name: { es: 'Cargo', en: 'Fee' }, monthly: ZERO }
const data = { includedGb: 1, overage: { perGb: 1, price: ZERO } }

/** Values that a fact may not have, as they might come from a file. */
const wrong: readonly (readonly [keyof LabelFacts, unknown])[] = [
  ['provider', ''],
  ['supportPhone', ''],
  ...[-1, 0.5, Number.NaN, Infinity, 2 ** 53].map((value) => ['contractMonths', value] as const),
  ...[-1, 0.5, -0, Number.NaN, MAX_CENTS + 1].map((value) => ['earlyTerminationFee', value] as const),
  ...[-1, 0.5].map((monthly) => ['recurringFees', [fee, { ...fee, monthly }]] as const),
  ...[0, -1, 0.5, Infinity].map((includedGb) => ['data', { ...data, includedGb }] as const),
  ...[0, 0.5].map((perGb) => ['data', { ...data, overage: { ...data.overage, perGb } }] as const),
  ...[-1, 0.5].map((price) => ['data', { ...data, overage: { ...data.overage, price } }] as const),
  ...[-1, 0.5, 1_000].map((mobile) => ['technology', { fixed: 50, mobile }] as const),
  ...[0, -1, 0.5, Number.NaN].map((latency) => ['latencyMs', { a: 1, b: latency }] as const),
]

describe('checkLabelFacts', () => {
  it('accepts valid facts, and Cometa’s (LBL-05)', () => {
    forAll(labelled, ([, facts]) => {
      expect(checkLabelFacts(facts)).toEqual(E.right(facts))
    })
    expect(checkLabelFacts(labelFacts)).toEqual(E.right(labelFacts))
    expect(E.isRight(checkLabelFacts({ ...labelFacts, recurringFees: [fee], data }))).toBe(true)
  })

  it.each(wrong)('names the invalid fact: %s %j (LBL-05)', (fact, value) => {
    expect(checkLabelFacts({ ...labelFacts, [fact]: value })).toEqual(E.left({ _tag: 'FactMalformed', fact }))
  })

  it('refuses an FRN that is not ten digits (LBL-02)', () => {
    expect(checkLabelFacts({ ...labelFacts, frn: '1' } as LabelFacts)).toEqual(
      E.left({ _tag: 'FrnMalformed', frn: '1' }),
    )
  })
})
