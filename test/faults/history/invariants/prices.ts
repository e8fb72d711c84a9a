import { either as E } from 'fp-ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { hashOf } from '../facts.ts'
import type { Check } from './violation.ts'

/** I5: an order has the price of its lines in its catalogue version; no promotion exceeds its limit. */
export const pricesHold: Check = ({ dbSnapshot, catalogs }) => {
  const wrong = dbSnapshot.orders.filter(({ owner, monthly, dueToday, receipt }) => {
    const catalog = catalogs.find(({ version }) => version === receipt.quote.catalogVersion)
    const session = dbSnapshot.sessions.find((one) => one.owner === owner)
    if (catalog === undefined || session === undefined) return true
    const { offers, bundles, version: catalogVersion } = catalog
    const taxRate = basisPoints(session.taxRate)
    const priced = quote({ catalogVersion, offers, bundles, lines: receipt.quote.lines, taxRate })
    if (E.isLeft(priced)) return true
    const { right } = priced
    const isSame = hashOf(right) === hashOf(receipt.quote)
    return !isSame || right.monthly.total !== monthly || right.dueToday !== dueToday
  })
  return [
    ...wrong.map(({ orderNumber }) => `${orderNumber} costs what no catalogue says`),
    ...dbSnapshot.promotions
      .filter(({ uses, limit }) => uses > limit)
      .map(({ id, uses, limit }) => `${id} was used ${uses} times of ${limit}`),
  ]
}
