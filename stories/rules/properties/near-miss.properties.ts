import type { Bundle, OfferId, Promotion } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import type { Canonical } from '#core/pricing/canonical.ts'
import type { Change } from '#core/pricing/change.ts'
import { withChange } from '#core/pricing/change.ts'
import type { MissReason, NearMiss } from '#core/pricing/near-miss.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { richInput } from '../arbitraries/catalog.arbitrary.ts'
import type { CartProperties } from './cart-property.ts'
import { explained, none, ofCart } from './cart-property.ts'
import { grossOf, holds, monthsOf, offOf } from './price-by-month.oracle.ts'

type MissKey = Pick<NearMiss, 'rule' | 'id' | 'offerId'>

const keyOf = ({ rule, id, offerId }: MissKey): string => `${rule} ${id} ${offerId}`

/** Returns the promotions and bundles that discount a cart, by the derivation. */
const discounting = (input: QuoteInput): ReadonlySet<string> =>
  new Set(
    explained(input).monthly.parts.flatMap(({ offerId, parts }) =>
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
    : findOffer(offers, miss.offerId)?.promotions.find(({ id }) => id === miss.id)

const after = (input: QuoteInput, changes: readonly Change[]): QuoteInput => changes.reduce(withChange, input)

/** Returns one less of a change, or nothing of a change of one. */
const lessOf = (change: Change): readonly Change[] =>
  change.kind === 'AddOffer' && change.quantity > 1 ? [{ ...change, quantity: change.quantity - 1 }] : []

/** Returns what is wrong with the changes of a near miss. */
const faultsOf = (input: QuoteInput, miss: NearMiss): readonly Canonical[] => {
  const { changes } = miss
  const key = keyOf(miss)
  if (changes === null) return []
  if (changes.length === 0) return [`${key} names no change`]
  const isActive = discounting(after(input, changes)).has(key)
  const needless = changes.filter((change, index) =>
    discounting(after(input, changes.toSpliced(index, 1, ...lessOf(change)))).has(key),
  )
  return [...(isActive ? [] : [`${key} has no effect after all changes`]), ...needless]
}

/** Returns why a promotion or a bundle whose conditions all hold discounts nothing. */
const outdoer = (input: QuoteInput, { id, rule, offerId }: NearMiss): MissReason => {
  const offer = findOffer(input.offers, offerId)
  if (offer === undefined) return { kind: 'NothingLeft' }
  const quantity = input.lines.reduce(
    (sum, line) => (line.offerId === offerId ? sum + line.quantity : sum),
    0,
  )
  const gross = grossOf(input, offer, quantity)
  const missed = offer.promotions.find((promotion) => promotion.id === id)
  const lastMonth = missed === undefined ? Infinity : monthsOf(missed, quantity)
  const rivals = offer.promotions.filter(
    (rival) =>
      monthsOf(rival, quantity) >= lastMonth &&
      rival.conditions.every((condition) => holds(input, condition)),
  )
  const offs = rivals.map((rival) => offOf(rival, quantity, gross))
  const best = rivals[offs.indexOf(Math.max(...offs))]
  return rule === 'PRC-10' || best === undefined || best.id === id
    ? { kind: 'NothingLeft' }
    : { kind: 'Outdone', by: best.id }
}

const missingOf = (input: QuoteInput, miss: NearMiss): readonly MissReason[] => {
  const cause = causeOf(input, miss)
  const wanted: readonly OfferId[] = cause !== undefined && 'offers' in cause ? cause.offers : [miss.offerId]
  return [
    ...wanted
      .filter((id) => !input.lines.some(({ offerId }) => offerId === id))
      .map((offerId) => ({ kind: 'NotInCart' as const, offerId })),
    ...(cause?.conditions ?? [])
      .filter((condition) => !holds(input, condition))
      .map((condition) => ({ kind: 'ConditionUnmet' as const, condition })),
  ]
}

/** The properties of the promotions and bundles without effect. */
export const nearMissProperties = {
  'near-misses': ofCart(
    'list exactly the promotions and bundles without a discount (PRC-13)',
    richInput,
    (input) => {
      const active = discounting(input)
      return {
        actual: explained(input).nearMisses.map(keyOf),
        expected: rulesOf(input).filter((rule) => !active.has(rule)),
      }
    },
  ),
  'smallest-changes': ofCart(
    'take effect once all their changes are made, and not with one missing or smaller (PRC-13)',
    richInput,
    (input) => none(explained(input).nearMisses.flatMap((miss) => faultsOf(input, miss))),
  ),
  'reasons-of-near-misses': ofCart(
    'give the unmet conditions as reasons, else the better discount, else that nothing is left (PRC-08, PRC-09, PRC-10, PRC-13)',
    richInput,
    (input) => {
      const { nearMisses } = explained(input)
      return {
        actual: nearMisses.map(({ reasons, changes }) => [reasons, changes]),
        expected: nearMisses.map((miss) => {
          const missing = missingOf(input, miss)
          return missing.length > 0 ? [missing, miss.changes] : [[outdoer(input, miss)], null]
        }),
      }
    },
  ),
} satisfies CartProperties
