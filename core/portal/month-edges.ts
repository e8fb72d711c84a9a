import type { PlainDate } from '../shared/plain-date.ts'
import { subtract } from '../shared/money.ts'
import { daysFrom } from '../shared/plain-date.ts'
import type { BillLine, BillLineKind } from './bill.ts'
import type { BillingCycle } from './billing-cycle.ts'
import type { ChargedLine } from './charged-line.ts'
import { chargedLines } from './charged-line.ts'
import type { ServiceCatalog } from './subscribed-service.ts'
import { isHeldOn } from './subscribed-service.ts'
import { instalmentsAfter } from './instalments-due.ts'
import type { LineMonth } from './line-month.ts'
import { lineMonth, proratedAmount } from './line-month.ts'
import type { SubscribedService, PortalAccount } from './portal-account.ts'
import { partOf } from './proration.ts'

/** What bills are derived from. */
export type BilledAccount = Pick<PortalAccount, 'services' | 'taxRate' | 'cycleDay'>

/** Returns the charges of the services held on a day. */
export const chargedOn = (
  { services, taxRate }: BilledAccount,
  catalog: ServiceCatalog,
  day: PlainDate,
): readonly ChargedLine[] =>
  chargedLines(
    services.filter((service) => isHeldOn(service, day)),
    catalog,
    taxRate,
  )

/** Returns the lines of an offer in a billing month, with its one-time charges if the service begins with or in it. */
export const monthOf = (
  charged: ChargedLine,
  taxRate: BilledAccount['taxRate'],
  from: PlainDate,
): LineMonth => lineMonth(charged, { from, taxRate, isFirst: charged.service.since >= from })

const partialLine = (
  month: LineMonth,
  kind: Extract<BillLineKind, 'partialMonth' | 'unusedDays'>,
  counted: number,
  of: number,
): BillLine => {
  const { offer, quantity } = month.charged.line
  const amount = proratedAmount(month)
  return {
    kind,
    offerId: offer.id,
    name: offer.name,
    quantity,
    amount:
      kind === 'partialMonth'
        ? partOf(amount, counted, of)
        : subtract(partOf(amount, of - counted, of), amount),
    days: { counted, of },
    lastsUntil: null,
  }
}

const isAfterBill = ({ since }: SubscribedService, { from, until }: BillingCycle): boolean =>
  since > from && since <= until

/** Returns lines for days of services begun after the month's bill, with one-time charges (PTL-14). */
export const beginnings = (
  account: BilledAccount,
  catalog: ServiceCatalog,
  cycle: BillingCycle,
  isCounted: (service: SubscribedService) => boolean = () => true,
): readonly BillLine[] =>
  account.services
    .filter((service) => isAfterBill(service, cycle) && isCounted(service))
    .flatMap((service) => {
      const last = service.until !== null && service.until < cycle.until ? service.until : cycle.until
      const counted = daysFrom(service.since, last) + 1
      return chargedOn(account, catalog, service.since)
        .filter((charged) => charged.service.id === service.id && counted > 0)
        .map((charged) => monthOf(charged, account.taxRate, cycle.from))
        .flatMap((month) => [
          partialLine(month, 'partialMonth', counted, cycle.days),
          ...month.lines.filter(({ kind }) => kind === 'oneTime' || kind === 'oneTimeTax'),
        ])
    })

/** Returns the last day of a service that ends in a month; null for one that does not. */
const endIn = ({ since, until }: SubscribedService, cycle: BillingCycle): PlainDate | null =>
  until !== null && until >= cycle.from && until <= cycle.until && since <= until ? until : null

/** Returns lines of services ended in a month: billed unused days, and instalments due (PTL-14, PTL-18). */
export const endings = (
  account: BilledAccount,
  catalog: ServiceCatalog,
  cycle: BillingCycle,
  isCounted: (service: SubscribedService) => boolean = () => true,
): readonly BillLine[] =>
  account.services.filter(isCounted).flatMap((service) => {
    const until = endIn(service, cycle)
    if (until === null) return []
    const unused = daysFrom(until, cycle.until)
    return chargedOn(account, catalog, isAfterBill(service, cycle) ? service.since : cycle.from)
      .filter((charged) => charged.service.id === service.id)
      .flatMap((charged) => [
        ...(unused > 0 && !isAfterBill(service, cycle)
          ? [partialLine(monthOf(charged, account.taxRate, cycle.from), 'unusedDays', unused, cycle.days)]
          : []),
        ...instalmentLines(charged, cycle.from, account.taxRate),
      ])
  })

const instalmentLines = (
  charged: ChargedLine,
  from: PlainDate,
  taxRate: BilledAccount['taxRate'],
): readonly BillLine[] => {
  const { offer, quantity } = charged.line
  const amount = instalmentsAfter(charged, from, taxRate)
  return amount === 0
    ? []
    : [
        {
          kind: 'instalment',
          offerId: offer.id,
          name: offer.name,
          quantity,
          amount,
          days: null,
          lastsUntil: null,
        },
      ]
}
