import type { OfferId } from '../catalog/offer.ts'
import { LEDGER_MONTHS_MAX } from '../pricing/ledger.ts'
import type { Amount, PriceStep, Quote, QuoteLine } from '../pricing/quoted.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, sum } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addMonths } from '../shared/plain-date.ts'
import type { ServiceCatalog } from './subscribed-service.ts'
import { isHeldOn } from './subscribed-service.ts'
import type { ChargedLine } from './charged-line.ts'
import { chargedLines } from './charged-line.ts'
import type { LineMonth } from './line-month.ts'
import { lineMonth } from './line-month.ts'
import type { SubscribedService, PortalAccount } from './portal-account.ts'

/** What services are priced from. */
export type PricedServices = Pick<PortalAccount, 'services' | 'taxRate'>

const NOTHING: Amount = { net: ZERO, tax: ZERO, total: ZERO }

const amountOf = (parts: readonly { readonly net: Cents; readonly tax: Cents }[]): Amount => {
  const net = sum(parts.map((part) => part.net))
  const tax = sum(parts.map((part) => part.tax))
  return { net, tax, total: add(net, tax) }
}

const offerIn = ({ charged }: LineMonth): OfferId => charged.line.offer.id

/** Returns one line for each offer, also when several services have it. */
const quoteLines = (months: readonly LineMonth[]): readonly QuoteLine[] =>
  months
    .filter((month, index) => months.findIndex((one) => offerIn(one) === offerIn(month)) === index)
    .map(({ charged }) => {
      const { id: offerId, name, lineOfBusiness, role } = charged.line.offer
      const same = months.filter((one) => offerIn(one) === offerId)
      const quantity = same.reduce((all, one) => all + one.charged.line.quantity, 0)
      const monthly = amountOf(same.map((one) => one.monthly))
      return { offerId, name, lineOfBusiness, role, quantity, monthly, oneTime: NOTHING }
    })

/** Returns a function that charges services together. The charges of a set of services are computed once. */
const chargesBySet = (catalog: ServiceCatalog, { services, taxRate }: PricedServices) => {
  const known = new Map<string, readonly ChargedLine[]>()
  return (day: PlainDate): readonly ChargedLine[] => {
    const held = services.filter((service) => isHeldOn(service, day))
    const key = held.map(({ id }) => id).join(' ')
    const charges = known.get(key) ?? chargedLines(held, catalog, taxRate)
    known.set(key, charges)
    return charges
  }
}

/**
 * Returns the price over time of services held on `day`, in billing months from `from` (month 1). Each service is
 * priced by its own month of service. Nothing is due once. Null without a service on that day (PTL-13).
 */
export const quoteServices = (
  account: PricedServices,
  catalog: ServiceCatalog,
  from: PlainDate,
  day: PlainDate = from,
): Quote | null => {
  const chargesOn = chargesBySet(catalog, account)
  const monthsOf = (index: number): readonly LineMonth[] => {
    const start = addMonths(from, index)
    return chargesOn(index === 0 ? day : start).map((charged) =>
      lineMonth(charged, { from: start, taxRate: account.taxRate, isFirst: false }),
    )
  }
  const first = monthsOf(0)
  if (first.length === 0) return null
  const monthly = amountOf(first.map((one) => one.monthly))
  const later: PriceStep[] = []
  for (let index = 1; index <= LEDGER_MONTHS_MAX; index += 1) {
    const step = { fromMonth: index + 1, monthly: amountOf(monthsOf(index).map((one) => one.monthly)) }
    if (step.monthly.total !== (later.at(-1)?.monthly ?? monthly).total) later.push(step)
  }
  const lines = quoteLines(first)
  return { catalogVersion: catalog.version, lines, monthly, oneTime: NOTHING, dueToday: monthly.total, later }
}

/** Returns a service's cost in a day's month with tax, in cents, among held ones; later ones: first price (PTL-13). */
export const priceOfService = (
  account: PricedServices,
  catalog: ServiceCatalog,
  service: SubscribedService,
  day: PlainDate,
): Cents => {
  const on = service.since > day ? service.since : day
  const held = account.services.filter((one) => one.id === service.id || isHeldOn(one, on))
  return sum(
    chargedLines(held, catalog, account.taxRate)
      .filter((charged) => charged.service.id === service.id)
      .map((charged) => lineMonth(charged, { from: on, taxRate: account.taxRate, isFirst: false }))
      .map(({ monthly }) => add(monthly.net, monthly.tax)),
  )
}
