import type { QuoteInput } from '#core/pricing/quote.ts'

const taxOf = (net: number, basisPoints: number): number =>
  Number((BigInt(net) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n)

/** What month `month` of service costs with tax, line after line, with no thought for anything else. */
export const priceByMonth = ({ offers, lines, taxRate }: QuoteInput, month: number): number => {
  let total = 0
  for (const { offerId, quantity } of lines)
    for (const offer of offers)
      if (offer.id === offerId) {
        let each: number = offer.recurring
        if (offer.promotion !== null && month <= offer.promotion.months) each -= offer.promotion.off
        if (each < 0) each = 0
        const net = each * quantity
        total += offer.taxable ? net + taxOf(net, taxRate) : net
      }
  return total
}

/** What is charged once, with tax. */
export const priceOnce = ({ offers, lines, taxRate }: QuoteInput): number =>
  lines.reduce((total, { offerId, quantity }) => {
    const offer = offers.find(({ id }) => id === offerId)
    const net = (offer?.oneTime ?? 0) * quantity
    return total + net + (offer?.taxable === true ? taxOf(net, taxRate) : 0)
  }, 0)
