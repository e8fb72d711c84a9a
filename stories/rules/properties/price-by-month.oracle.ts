import type { Condition, Offer, Promotion } from '#core/catalog/offer.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { specifiedTables } from './line-tables.oracle.ts'

const taxOf = (net: number, basisPoints: number): number =>
  Number((BigInt(net) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n)

const held = ({ lines }: QuoteInput, id: string): number =>
  lines.reduce((total, { offerId, quantity }) => (offerId === id ? total + quantity : total), 0)

export const holds = (input: QuoteInput, condition: Condition): boolean => {
  const { buyer, offers } = input
  const plans = (line: string): number =>
    offers.reduce(
      (total, { id, role, lineOfBusiness }) =>
        role === 'plan' && lineOfBusiness === line ? total + held(input, id) : total,
      0,
    )
  if (condition.kind === 'Lines') return plans(condition.lineOfBusiness) >= condition.atLeast
  if (condition.kind === 'Without') return plans(condition.lineOfBusiness) === 0
  if (condition.kind === 'RatePlan') return held(input, condition.offerId) > 0
  if (condition.kind === 'NewCustomer') return buyer?.isNewCustomer === true
  if (condition.kind === 'PortIn') return buyer?.portsIn === true
  if (condition.kind === 'Campaign') return buyer?.campaign === condition.campaign
  const today = buyer?.orderedOn ?? null
  if (today === null) return false
  const [order, limit] = [Date.parse(today), Date.parse(condition.date)]
  return condition.kind === 'From' ? order >= limit : order <= limit
}

const hold = (input: QuoteInput, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => holds(input, condition))

export const grossOf = (input: QuoteInput, offer: Offer, quantity: number): number => {
  const isNew = input.buyer?.isNewCustomer === true && offer.prices.some(({ type }) => type === 'NEW')
  let gross = 0
  for (const price of offer.prices) {
    if (price.type === 'NEW' && isNew) gross += price.amount * quantity
    if (price.type === 'RECURRING' && !isNew) gross += price.amount * quantity
  }
  return gross
}

/** The months of a promotion on so many items: its own, or the guarantee of the row of its table. */
export const monthsOf = (promotion: Promotion, quantity: number): number =>
  'table' in promotion ? (specifiedTables[promotion.table].years[quantity - 1] ?? 0) * 12 : promotion.months

/** What a promotion takes off so many items in one of its months: so much of each, or down to the row of its table. */
export const offOf = (promotion: Promotion, quantity: number, gross: number): number =>
  'table' in promotion
    ? Math.max(0, gross - (specifiedTables[promotion.table].dollars[quantity - 1] ?? 0) * 100)
    : promotion.off * quantity

/** What the lines of an offer cost in a month before tax. */
export const netByMonth = (input: QuoteInput, offer: Offer, quantity: number, month: number): number => {
  const gross = grossOf(input, offer, quantity)
  const offs = offer.promotions
    .filter((promotion) => month <= monthsOf(promotion, quantity) && hold(input, promotion.conditions))
    .map((promotion) => offOf(promotion, quantity, gross))
  let net = Math.max(0, gross - Math.max(0, ...offs))
  for (const { offers, off, months, conditions } of input.bundles ?? []) {
    const isComplete = offers.every((id) => held(input, id) > 0)
    if (offers[0] === offer.id && month <= months && isComplete && hold(input, conditions))
      net = Math.max(0, net - off)
  }
  for (const price of offer.prices)
    if (price.type === 'PaymentPlan' && month <= price.months)
      net += (month === price.months && price.last !== undefined ? price.last : price.amount) * quantity
  return net
}

/** What month `month` of service costs with tax, line after line, with no thought for anything else. */
export const priceByMonth = (input: QuoteInput, month: number): number => {
  let total = 0
  for (const offer of input.offers) {
    const net = netByMonth(input, offer, held(input, offer.id), month)
    if (held(input, offer.id) > 0) total += offer.taxable ? net + taxOf(net, input.taxRate) : net
  }
  return total
}

/** What is charged once, with tax. */
export const priceOnce = (input: QuoteInput): number => {
  let total = 0
  for (const offer of input.offers)
    for (const price of offer.prices)
      if (price.type === 'ONETIME') {
        const net = price.amount * held(input, offer.id)
        total += net + (offer.taxable ? taxOf(net, input.taxRate) : 0)
      }
  return total
}
