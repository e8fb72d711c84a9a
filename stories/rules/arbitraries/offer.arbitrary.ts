import * as fc from 'fast-check'
import type { AmountPromotion, Offer, OfferId } from '#core/catalog/offer.ts'
import { linesOfBusiness, offerRoles } from '#core/catalog/offer.ts'
import type { Price } from '#core/catalog/price.ts'
import { amount } from './money.arbitrary.ts'

/** A promotion may be worth more than the price it is taken off. */
export const promotion: fc.Arbitrary<AmountPromotion> = fc.record({
  id: fc.constantFrom('first-year', 'welcome'),
  off: amount(15_000),
  months: fc.integer({ min: 1, max: 24 }),
  conditions: fc.constant([]),
})

const plainPrices: fc.Arbitrary<readonly Price[]> = fc
  .record({ monthly: amount(12_000), once: amount(10_000) })
  .map(({ monthly, once }) => [
    { type: 'RECURRING', amount: monthly, guaranteeMonths: 0 },
    { type: 'ONETIME', amount: once },
  ])

export const offerId: fc.Arbitrary<OfferId> = fc
  .constantFrom('internet-a', 'internet-b', 'wifi', 'pod', 'visit', 'kit', 'tv', '__proto__', 'constructor')
  .map((name) => name as OfferId)

/** Offers as sold: monthly, one-time, one promotion for everybody. A choice has one line of business and one role. */
/** The values of each field. A field without values does not compile. */
const parts: { readonly [K in keyof Offer]-?: fc.Arbitrary<Exclude<Offer[K], undefined>> } = {
  id: offerId,
  role: fc.oneof(fc.constantFrom('plan' as const, 'addOn' as const), fc.constantFrom(...offerRoles)),
  lineOfBusiness: fc.oneof(fc.constant('Internet' as const), fc.constantFrom(...linesOfBusiness)),
  name: fc.constantFrom('Internet', 'WiFi', 'Pod'),
  prices: plainPrices,
  promotions: fc.array(promotion, { maxLength: 1 }),
  limit: fc.integer({ min: 1, max: 6 }),
  choice: fc.option(fc.constantFrom('a', 'b'), { freq: 2 }),
  taxable: fc.boolean(),
  speed: fc.option(fc.record({ downMbps: fc.nat(10_000), upMbps: fc.nat(10_000) })),
  requires: fc.constant(null),
  isPlanHeld: fc.constant(false),
  accountLimit: fc.integer({ min: 6, max: 9 }),
  audience: fc.constant('everybody' as const),
}

const { accountLimit, ...required } = parts

export const offer: fc.Arbitrary<Offer> = fc
  .tuple(fc.record(required), fc.option(accountLimit, { nil: undefined }))
  .map(([drawn, limitOfAccount]) => ({
    ...drawn,
    ...(limitOfAccount === undefined ? {} : { accountLimit: limitOfAccount }),
    choice: drawn.choice === null ? null : `${drawn.lineOfBusiness}-${drawn.role}-${drawn.choice}`,
  }))

/** What a catalogue version sells: each id once. */
export const offers: fc.Arbitrary<readonly Offer[]> = fc.uniqueArray(offer, {
  selector: ({ id }) => id,
  minLength: 1,
  maxLength: 7,
})
