import type { Bundle, Promotion } from '#core/catalog/offer.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from '#core/pricing/change.ts'
import { withChange } from '#core/pricing/change.ts'
import type { NearMiss } from '#core/pricing/near-miss.ts'
import type { QuoteInput } from '#core/pricing/quote.ts'
import { why } from '#core/pricing/why.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { richInput } from '#test/arbitraries/catalog.arbitrary.ts'

const missesOf = (input: QuoteInput): readonly NearMiss[] => accepted(why(input)).nearMisses

const keyOf = ({ rule, id, offerId }: Pick<NearMiss, 'rule' | 'id' | 'offerId'>): string =>
  `${rule} ${id} ${offerId}`

/** The promotions and bundles that took something off, by the derivation. */
const takenOff = (input: QuoteInput): ReadonlySet<string> =>
  new Set(
    accepted(why(input)).monthly.parts.flatMap(({ offerId, parts }) =>
      parts.flatMap(({ kind, inputs }) => {
        if (kind === 'promotion') return [keyOf({ rule: 'PRC-04', id: String(inputs['promotion']), offerId })]
        return kind === 'bundle' ? [keyOf({ rule: 'PRC-10', id: String(inputs['bundle']), offerId })] : []
      }),
    ),
  )

const rulesOf = ({ offers, bundles = [] }: QuoteInput): readonly string[] => [
  ...offers.flatMap(({ id: offerId, promotions }) =>
    promotions.map(({ id }) => keyOf({ rule: 'PRC-04', id, offerId })),
  ),
  ...bundles.map(({ id, offers: [offerId] }) => keyOf({ rule: 'PRC-10', id, offerId })),
]

const causeOf = ({ offers, bundles = [] }: QuoteInput, miss: NearMiss): Promotion | Bundle | undefined =>
  miss.rule === 'PRC-10'
    ? bundles.find(({ id }) => id === miss.id)
    : offers.find(({ id }) => id === miss.offerId)?.promotions.find(({ id }) => id === miss.id)

const after = (input: QuoteInput, changes: readonly Change[]): QuoteInput => changes.reduce(withChange, input)

/** One less of what a change asks for, none of it where it asks for one. */
const lessOf = (change: Change): readonly Change[] =>
  change.kind === 'AddOffer' && change.quantity > 1 ? [{ ...change, quantity: change.quantity - 1 }] : []

describe('nearMisses', () => {
  it('hold each promotion and bundle that took nothing off, and no other (PRC-13)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const taken = takenOff(input)
        expect(missesOf(input).map(keyOf)).toEqual(rulesOf(input).filter((rule) => !taken.has(rule)))
      }),
    )
  })

  it('come off once their changes are made, and not with any of these left out or made smaller (PRC-13)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        for (const miss of missesOf(input)) {
          const { changes } = miss
          if (changes === null) continue
          expect(changes.length).toBeGreaterThan(0)
          expect([...takenOff(after(input, changes))]).toContain(keyOf(miss))
          for (const [index, change] of changes.entries()) {
            const fewer = changes.toSpliced(index, 1, ...lessOf(change))
            expect([...takenOff(after(input, fewer))]).not.toContain(keyOf(miss))
          }
        }
      }),
    )
  })

  it('have reasons, and name exactly what is missing (PRC-08, PRC-10, PRC-13)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        for (const miss of missesOf(input)) {
          const cause = causeOf(input, miss)
          expect(miss.reasons.length).toBeGreaterThan(0)
          const wanted = cause !== undefined && 'offers' in cause ? cause.offers : [miss.offerId]
          const absent = wanted.filter((id) => !input.lines.some(({ offerId }) => offerId === id))
          const named = miss.reasons.flatMap((reason) =>
            reason.kind === 'NotInCart' ? [reason.offerId] : [],
          )
          expect(named).toEqual(absent)
          const conditions = miss.reasons.flatMap((reason) =>
            reason.kind === 'ConditionUnmet' ? [reason.condition] : [],
          )
          expect(cause?.conditions).toEqual(expect.arrayContaining(conditions))
        }
      }),
    )
  })
})
