import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { basisPoints, cents } from '#core/shared/money.ts'

/** Every second offer is taxed, every second has a promotion of 12 or 24 months, every third a one-time price. */
const offerAt = (index: number): Offer => ({
  id: `offer-${index}` as OfferId,
  role: index === 0 ? 'plan' : 'addOn',
  lineOfBusiness: 'Internet',
  name: `Offer ${index}`,
  prices: [
    { type: 'RECURRING', amount: cents(1_000 + (index % 90) * 100), guaranteeMonths: 0 },
    ...(index % 3 === 0 ? [{ type: 'ONETIME', amount: cents(6_500) } as const] : []),
  ],
  promotions:
    index % 2 === 0
      ? [{ id: `promotion-${index}`, off: cents(500), months: index % 4 === 0 ? 12 : 24, conditions: [] }]
      : [],
  limit: 3,
  choice: null,
  taxable: index % 2 === 1,
  speed: null,
  requires: null,
  audience: 'everybody',
})

/** A cart of a number of lines, each with its own offer, in a catalogue of only these offers. */
export const cartOf = (lines: number): QuoteInput => {
  const offers = Array.from({ length: lines }, (_, index) => offerAt(index))
  return {
    catalogVersion: 'bench',
    offers,
    lines: offers.map(({ id }, index) => ({ offerId: id, quantity: 1 + (index % 3) })),
    taxRate: basisPoints(825),
  }
}

/** The same cart for the peer, in dollars: the first month alone, for it knows no other. */
export const peerCartOf = ({ offers, lines, taxRate }: QuoteInput): object => ({
  currency_code: 'usd',
  region: { automatic_taxes: true },
  items: offers.map(({ id, prices, promotions, taxable }, index) => {
    const quantity = lines[index]?.quantity ?? 0
    const [price] = prices
    return {
      id,
      quantity,
      unit_price: price?.type === 'RECURRING' ? price.amount / 100 : 0,
      adjustments: promotions.flatMap((promotion) =>
        'off' in promotion ? [{ amount: (promotion.off * quantity) / 100 }] : [],
      ),
      tax_lines: taxable ? [{ code: 'sales', rate: taxRate / 100 }] : [],
    }
  }),
  shipping_methods: [],
})
