import * as fc from 'fast-check'
import type { BuyerFacts } from '#core/catalog/condition.ts'
import { lineTableNames } from '#core/catalog/line-table.ts'
import type { Bundle, Condition, Offer, OfferId, Promotion } from '#core/catalog/offer.ts'
import { linesOfBusiness } from '#core/catalog/offer.ts'
import type { Price } from '#core/catalog/price.ts'
import type { QuoteInput } from '#core/pricing/quote.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { amount, taxRate } from './money.arbitrary.ts'
import { offer } from './offer.arbitrary.ts'
import { linesOver } from './quote.arbitrary.ts'

/** One month past everything that ends in these catalogues. */
export const LAST_CHANGE = 63

const months = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: LAST_CHANGE - 1 }))

const guaranteeMonths = fc.oneof(fc.constant(0), months)

const recurring: fc.Arbitrary<Price> = fc.oneof(
  {
    arbitrary: fc.record({
      type: fc.constant('RECURRING' as const),
      amount: amount(12_000),
      guaranteeMonths,
    }),
    weight: 3,
  },
  fc.record({ type: fc.constant('LineTable' as const), table: fc.constantFrom(...lineTableNames) }),
)

const fresh = fc.record({ type: fc.constant('NEW' as const), amount: amount(12_000), guaranteeMonths })
const once = fc.record({ type: fc.constant('ONETIME' as const), amount: amount(10_000) })
const plan = fc.record({ type: fc.constant('PaymentPlan' as const), amount: amount(5_000), months })
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

const conditionOver = (ids: readonly OfferId[]): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.constantFrom({ kind: 'NewCustomer' as const }, { kind: 'PortIn' as const }),
    fc.record({
      kind: fc.constant('Lines' as const),
      lineOfBusiness: fc.constantFrom(...linesOfBusiness),
      atLeast: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ kind: fc.constant('RatePlan' as const), offerId: fc.constantFrom(...ids) }),
    fc.record({ kind: fc.constant('Campaign' as const), campaign }),
    fc.record({ kind: fc.constantFrom('From' as const, 'Until' as const), date: day }),
  )

const conditionsOver = (ids: readonly OfferId[]) =>
  fc.oneof(fc.constant([]), fc.array(conditionOver(ids), { maxLength: 2 }))

const promotionsOver = (ids: readonly OfferId[]): fc.Arbitrary<readonly Promotion[]> =>
  fc
    .array(
      fc.record({ off: amount(15_000).filter((off) => off > 0), months, conditions: conditionsOver(ids) }),
      { maxLength: 2 },
    )
    .map((drawn) => drawn.map((promotion, index) => ({ id: `promotion-${index}`, ...promotion })))

const bundlesOver = (ids: readonly OfferId[]): fc.Arbitrary<readonly Bundle[]> =>
  fc
    .array(
      fc.record({
        offers: fc.shuffledSubarray([...ids], { minLength: 1, maxLength: Math.min(3, ids.length) }),
        off: amount(6_000).filter((off) => off > 0),
        months,
        conditions: conditionsOver(ids),
      }),
      { maxLength: 2 },
    )
    .map((drawn) =>
      drawn.flatMap(({ offers: [first, ...rest], ...bundle }, index) =>
        first === undefined ? [] : [{ id: `bundle-${index}`, offers: [first, ...rest] as const, ...bundle }],
      ),
    )

export const buyer: fc.Arbitrary<BuyerFacts> = fc.record({
  isNewCustomer: fc.boolean(),
  portsIn: fc.boolean(),
  campaign: fc.option(campaign),
  orderedOn: fc.option(day),
})

type Sold = { readonly offers: readonly Offer[]; readonly bundles: readonly Bundle[] }

/** Everything a catalogue may hold: every price type, promotions with conditions, and bundles. Plans are the most of it. */
export const sold: fc.Arbitrary<Sold> = fc
  .uniqueArray(offer, { selector: ({ id }) => id, minLength: 1, maxLength: 5 })
  .chain((plain) => {
    const ids = plain.map(({ id }) => id)
    return fc.record({
      offers: fc.tuple(
        ...plain.map((one) =>
          fc.record({ prices, promotions: promotionsOver(ids) }).map((rich) => ({ ...one, ...rich })),
        ),
      ),
      bundles: bundlesOver(ids),
    })
  })

/** What the engine of pricing accepts, with every rule in it. */
export const richInput: fc.Arbitrary<QuoteInput> = sold.chain(({ offers, bundles }) =>
  fc.record({
    catalogVersion: fc.constant('1'),
    offers: fc.constant(offers),
    bundles: fc.constant(bundles),
    lines: linesOver(offers),
    taxRate,
    buyer,
  }),
)
