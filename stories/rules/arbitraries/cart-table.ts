import * as fc from 'fast-check'
import type { Bundle, Condition, Offer, Promotion } from '#core/catalog/offer.ts'
import type { Price } from '#core/catalog/price.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const conditionText = (condition: Condition): string => {
  switch (condition.kind) {
    case 'Lines':
      return `${condition.atLeast}+ ${condition.lineOfBusiness}`
    case 'Without':
      return `no ${condition.lineOfBusiness}`
    case 'RatePlan':
      return `with ${condition.offerId}`
    case 'Campaign':
      return `campaign ${condition.campaign}`
    case 'From':
    case 'Until':
      return `${condition.kind.toLowerCase()} ${condition.date}`
    default:
      return condition.kind
  }
}

const priceText = (price: Price): string => {
  switch (price.type) {
    case 'RECURRING':
      return `${dollars(price.amount)}/mo`
    case 'NEW':
      return `new ${dollars(price.amount)}/mo`
    case 'ONETIME':
      return `once ${dollars(price.amount)}`
    case 'PaymentPlan':
      return `${price.months} x ${dollars(price.amount)}${price.last === undefined ? '' : `, last ${dollars(price.last)}`}`
  }
  return `list ${dollars(price.amount)}`
}

const offText = (discount: Promotion | Bundle): string =>
  [
    'table' in discount ? discount.table : `-${dollars(discount.off)} x ${discount.months} mo`,
    ...discount.conditions.map(conditionText),
  ].join(', ')

const heldText = ({ id, limit }: Offer, { lines }: QuoteInput): string => {
  const held = lines.reduce((sum, line) => (line.offerId === id ? sum + line.quantity : sum), 0)
  return `${held} of ${limit}`
}

const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Prints a cart as a short table: a row an offer, then the bundles, the tax and what is known of the buyer. */
export const cartTable = (input: QuoteInput): string => {
  const { offers, bundles = [], buyer, taxRate } = input
  const rows = offers.map((offer) => [
    offer.id,
    heldText(offer, input),
    `${offer.lineOfBusiness} ${offer.role}${offer.taxable ? ', taxed' : ''}`,
    offer.prices.map(priceText).join(' + ') || 'free',
    offer.promotions.map((promotion) => `${promotion.id} ${offText(promotion)}`).join('; ') || '-',
  ])
  return [
    '',
    ...aligned([['offer', 'in cart', 'kind', 'prices', 'promotions'], ...rows]),
    ...bundles.map((bundle) => `bundle ${bundle.id}: ${bundle.offers.join(' + ')} ${offText(bundle)}`),
    `tax ${(taxRate / 100).toFixed(2)} %${buyer === undefined ? '' : `, buyer ${JSON.stringify(buyer)}`}`,
    '',
  ].join('\n')
}

/** The same cart, which fast-check prints as a table in a counterexample. Copies of it are printed in full. */
export const printedAsTable = (input: QuoteInput): QuoteInput =>
  Object.defineProperty({ ...input }, fc.toStringMethod, { value: () => cartTable(input) })
