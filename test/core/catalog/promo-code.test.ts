import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Promo, PromoCriterion, PromoLine } from '#core/catalog/promo-code.ts'
import { eligiblePromo, promoCodes } from '#core/catalog/promo-code.ts'
import { offerId } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const criterion: fc.Arbitrary<PromoCriterion> = fc.oneof(
  fc.constant({ kind: 'portInOnly' as const }),
  fc.record({ kind: fc.constant('ratePlan' as const), ratePlans: fc.uniqueArray(offerId, { maxLength: 4 }) }),
)

const promo: fc.Arbitrary<Promo> = fc.record({
  code: fc.constantFrom(...promoCodes),
  criteria: fc.array(criterion, { maxLength: 3 }),
})

const line: fc.Arbitrary<PromoLine> = fc.record({
  ratePlan: fc.option(offerId),
  hasDevice: fc.boolean(),
  hasTradeIn: fc.boolean(),
  isPortIn: fc.boolean(),
})

describe('eligiblePromo', () => {
  it('accepts a line that brings the required product and meets each criterion; otherwise lists everything missing (CPN-07)', () =>
    forAll(promo, line, (own, given) => {
      const brought = own.code === 'deviceDiscount' ? given.hasDevice : given.hasTradeIn
      const lacks: object[] = brought
        ? []
        : [{ _tag: own.code === 'deviceDiscount' ? 'DeviceMissing' : 'TradeInMissing' }]
      for (const asked of own.criteria)
        if (asked.kind === 'portInOnly') {
          if (!given.isPortIn) lacks.push({ _tag: 'PortInMissing' })
        } else if (!asked.ratePlans.some((plan) => plan === given.ratePlan)) {
          const { ratePlans } = asked
          lacks.push({ _tag: 'RatePlanNotAmong', ratePlan: given.ratePlan, ratePlans })
        }
      expect(eligiblePromo(own, given)).toEqual(lacks.length === 0 ? E.right(own) : E.left(lacks))
    }))

  it('accepts once everything reported as missing is supplied (CPN-07)', () =>
    forAll(promo, line, (own, given) => {
      fc.pre(own.criteria.every((asked) => asked.kind === 'portInOnly' || asked.ratePlans.length > 0))
      const lists = own.criteria.flatMap((asked) => (asked.kind === 'ratePlan' ? [asked.ratePlans] : []))
      const [ratePlan] = (lists[0] ?? []).filter((plan) => lists.every((list) => list.includes(plan)))
      fc.pre(lists.length === 0 || ratePlan !== undefined)
      const answer = eligiblePromo(own, given)
      const lacks: readonly string[] = E.isLeft(answer) ? answer.left.map(({ _tag }) => _tag) : []
      const mended = {
        ratePlan: lacks.includes('RatePlanNotAmong') ? (ratePlan ?? null) : given.ratePlan,
        hasDevice: given.hasDevice || lacks.includes('DeviceMissing'),
        hasTradeIn: given.hasTradeIn || lacks.includes('TradeInMissing'),
        isPortIn: given.isPortIn || lacks.includes('PortInMissing'),
      }
      expect(eligiblePromo(own, mended)).toEqual(E.right(own))
    }))
})
