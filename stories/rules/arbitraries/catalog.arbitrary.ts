import * as fc from 'fast-check'
import type { BuyerFacts } from '#core/catalog/condition.ts'
import { lineTableNames } from '#core/catalog/line-table.ts'
import type { Bundle, Condition, Offer, OfferId } from '#core/catalog/offer.ts'
import { linesOfBusiness } from '#core/catalog/offer.ts'
import type { Price } from '#core/catalog/price.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { printedAsTable } from './cart-table.ts'
import { amount, taxRate } from './money.arbitrary.ts'
import { offer } from './offer.arbitrary.ts'
import { linesOf, wanted } from './quote.arbitrary.ts'

/** One month past everything that ends in these catalogues. */
export const LAST_CHANGE = 63

const months = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: LAST_CHANGE - 1 }))

const guaranteeMonths = fc.oneof(fc.constant(0), months)

const recurring: fc.Arbitrary<Price> = fc.record({
  type: fc.constant('RECURRING' as const),
  amount: amount(12_000),
  guaranteeMonths,
})

const fresh = fc.record({ type: fc.constant('NEW' as const), amount: amount(12_000), guaranteeMonths })
const once = fc.record({ type: fc.constant('ONETIME' as const), amount: amount(10_000) })
const plan = fc.record(
  { type: fc.constant('PaymentPlan' as const), amount: amount(5_000), months, last: amount(5_000) },
  { requiredKeys: ['type', 'amount', 'months'] },
)
const suggested = fc.record({ type: fc.constant('SMRRP' as const), amount: amount(15_000) })

/** Each type at most once, in any order. */
export const prices: fc.Arbitrary<readonly Price[]> = fc
  .tuple(
    ...[recurring, fresh, once, plan, suggested].map((price: fc.Arbitrary<Price>) =>
      fc.option(price, { freq: 2 }),
    ),
  )
  .chain((drawn) => {
    const present = drawn.flatMap((price) => price ?? [])
    return fc.shuffledSubarray(present, { minLength: present.length })
  })

const day = fc
  .constantFrom('2026-01-01', '2026-06-15', '2026-06-16', '2027-01-01')
  .map((date) => date as PlainDate)
const campaign = fc.constantFrom('spring', 'movers')

/** Names an offer by its place, modulo the number of offers, so that shrinking can remove other offers. */
const place = fc.nat(4)

const offerAt = (ids: readonly OfferId[], index: number): OfferId => {
  const id = ids[index % ids.length]
  if (id === undefined) throw new TypeError('a catalogue sells something')
  return id
}

type RatePlan = Extract<Condition, { readonly kind: 'RatePlan' }>
type DrawnCondition = Exclude<Condition, RatePlan> | { readonly kind: 'RatePlan'; readonly place: number }

const condition: fc.Arbitrary<DrawnCondition> = fc.oneof(
  fc.constantFrom({ kind: 'NewCustomer' as const }, { kind: 'PortIn' as const }),
  fc.record({
    kind: fc.constant('Lines' as const),
    lineOfBusiness: fc.constantFrom(...linesOfBusiness),
    atLeast: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('Without' as const), lineOfBusiness: fc.constantFrom(...linesOfBusiness) }),
  fc.record({ kind: fc.constant('RatePlan' as const), place }),
  fc.record({ kind: fc.constant('Campaign' as const), campaign }),
  fc.record({ kind: fc.constantFrom('From' as const, 'Until' as const), date: day }),
)

const conditions = fc.oneof(fc.constant([]), fc.array(condition, { maxLength: 2 }))

const conditionsOver = (ids: readonly OfferId[], drawn: readonly DrawnCondition[]): readonly Condition[] =>
  drawn.map((one) => (one.kind === 'RatePlan' ? { kind: one.kind, offerId: offerAt(ids, one.place) } : one))

const drawnOff = { months, conditions }

const promotions = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ off: amount(15_000).filter((off) => off > 0), ...drawnOff }), weight: 3 },
    fc.record({ table: fc.constantFrom(...lineTableNames), conditions }),
  ),
  { maxLength: 2 },
)

const bundles = fc.array(
  fc.record({
    first: place,
    rest: fc.array(place, { maxLength: 2 }),
    off: amount(6_000).filter((off) => off > 0),
    ...drawnOff,
  }),
  { maxLength: 2 },
)

export const buyer: fc.Arbitrary<BuyerFacts> = fc.record({
  isNewCustomer: fc.boolean(),
  portsIn: fc.boolean(),
  campaign: fc.option(campaign),
  orderedOn: fc.option(day),
})

type Sold = { readonly offers: readonly Offer[]; readonly bundles: readonly Bundle[] }

const drawn = fc.record({
  items: fc.uniqueArray(fc.record({ offer, prices, promotions, wanted }), {
    selector: ({ offer: { id } }) => id,
    minLength: 1,
    maxLength: 5,
  }),
  bundles,
})

type Drawn = typeof drawn extends fc.Arbitrary<infer A> ? A : never

const soldOf = ({ items, bundles: together }: Drawn): Sold => {
  const ids = items.map(({ offer: { id } }) => id)
  return {
    offers: items.map(({ offer: plain, prices: each, promotions: offs }) => ({
      ...plain,
      prices: each,
      promotions: offs.map(({ conditions: listed, ...promotion }, index) => ({
        id: `promotion-${index}`,
        ...promotion,
        conditions: conditionsOver(ids, listed),
      })),
    })),
    bundles: together.map(({ first, rest, conditions: listed, ...bundle }, index) => {
      const leading = offerAt(ids, first)
      const others = new Set(rest.map((one) => offerAt(ids, one)))
      others.delete(leading)
      return {
        id: `bundle-${index}`,
        offers: [leading, ...others] as const,
        ...bundle,
        conditions: conditionsOver(ids, listed),
      }
    }),
  }
}

/** A catalogue with every price type, conditional promotions and bundles. Most of it are plans. */
export const sold: fc.Arbitrary<Sold> = drawn.map(soldOf)

/** What the engine of pricing accepts, with every rule in it. A counterexample is printed as a table. */
export const richInput: fc.Arbitrary<QuoteInput> = fc
  .record({ drawn, taxRate, buyer })
  .map(({ drawn: catalog, taxRate: rate, buyer: facts }) => {
    const lines = linesOf(catalog.items)
    return printedAsTable({ catalogVersion: '1', ...soldOf(catalog), lines, taxRate: rate, buyer: facts })
  })
