import { offersForEverybody, offersOfRole } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { selectOffers, selectOutcome } from '#core/journeys/sale/sale.selectors.ts'
import { quoteSingleOffer, selectPricing } from '#core/journeys/sale/sale.pricing.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { totalsOf } from '#core/pricing/quote.ts'

/** The end of a journey: completed, with lines for people and data for programs, or why it stopped. */
export type JourneyResult =
  | {
      readonly _tag: 'Completed'
      readonly lines: readonly string[]
      readonly result: Readonly<Record<string, unknown>>
    }
  | { readonly _tag: 'Stopped'; readonly reason: string }

export type CompletedJourney = Extract<JourneyResult, { readonly _tag: 'Completed' }>

export const stopped = (reason: string): JourneyResult => ({ _tag: 'Stopped', reason })

/** Returns an amount of cents in dollars. */
export const dollars = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const priceLine = ({ monthly, dueToday, later }: Pick<Quote, 'monthly' | 'dueToday' | 'later'>): string => {
  const changes = later.map((step) => `${dollars(step.monthly.total)} from month ${step.fromMonth}`)
  return [`monthly ${dollars(monthly.total)}`, ...changes, `due today ${dollars(dueToday)}`].join(', ')
}

/** Returns the outcome of an address and the plans sold there, each with its price. */
export const offerLines = (sale: Sale): readonly string[] => {
  const snapshot = sale.actor.getSnapshot()
  const plans = offersOfRole(offersForEverybody(selectOffers(snapshot)), 'plan')
  return [
    `outcome ${selectOutcome(snapshot).kind}, step ${sale.step()}`,
    ...plans.map(({ id }) => {
      const quote = quoteSingleOffer(selectPricing(snapshot), id)
      return quote === null ? id : `${id}: ${priceLine(quote)}`
    }),
  ]
}

/** Returns the placed order of a sale: its number, amounts, lines and visit. */
export const orderedResult = (sale: Sale): JourneyResult => {
  const { receipt } = sale.checkout.getSnapshot().context
  if (receipt === null) return stopped('there is no receipt')
  const { orderNumber, quote, visit } = receipt
  return {
    _tag: 'Completed',
    lines: [
      `order ${orderNumber}: ${priceLine(quote)}`,
      ...quote.lines.map(
        ({ offerId, quantity, monthly, oneTime }) =>
          `  ${quantity} × ${offerId}  monthly ${dollars(monthly.total)}  once ${dollars(oneTime.total)}`,
      ),
      ...(visit === null ? [] : [`visit ${visit.date}, ${visit.fromHour} to ${visit.toHour} h`]),
    ],
    result: {
      order: orderNumber,
      ...totalsOf(quote),
      lines: quote.lines.map(({ offerId, quantity }) => ({ offerId, quantity })),
      visit,
    },
  }
}

export const orderNumberIn = ({ result }: CompletedJourney): OrderNumber => result['order'] as OrderNumber
