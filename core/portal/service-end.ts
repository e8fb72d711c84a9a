import type { Cents } from '../shared/money.ts'
import { sum } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { AccountFacts } from './account-facts.ts'
import { servicesAfter } from './account-facts.ts'
import type { BillLineKind } from './bill.ts'
import { cycleAt } from './billing-cycle.ts'
import { chargedLines } from './charged-line.ts'
import { disclosuresOfEnd, equipmentOf } from './final-terms.ts'
import { isHeldOn } from './subscribed-service.ts'
import { lineMonth, proratedAmount } from './line-month.ts'
import { beginnings, endings } from './month-edges.ts'
import type { SubscribedService } from './portal-account.ts'
import { prorate } from './proration.ts'
import type { ChangePreview, ChangeRequest, Proration } from './service-change.ts'

/** A request to cancel services. */
export type CancelRequest = Extract<ChangeRequest, { readonly kind: 'cancel' }>

/** What ends with services. `unbilled` are the days of services that began after the last bill, in cents. */
export type ServiceEnd = Pick<
  ChangePreview,
  'effectiveOn' | 'instalmentsDue' | 'equipment' | 'disclosures'
> & {
  readonly proration: Proration
  readonly unbilled: Cents
}

/** Prorates the billed month of ending services. Those begun after the bill are billed by day, no return (PTL-16). */
const prorationOf = (
  facts: AccountFacts,
  ended: readonly SubscribedService[],
  effectiveOn: PlainDate,
): Proration => {
  const { account, catalog, today } = facts
  const cycle = cycleAt(account.cycleDay, today)
  const ids = new Set(ended.map(({ id }) => id))
  const amounts = chargedLines(
    account.services.filter((service) => isHeldOn(service, cycle.from)),
    catalog,
    account.taxRate,
  )
    .filter(({ service }) => ids.has(service.id))
    .map((charged) => lineMonth(charged, { from: cycle.from, taxRate: account.taxRate, isFirst: false }))
    .map(proratedAmount)
  const usedDays = effectiveOn === cycle.until ? cycle.days : cycle.daysBegun
  return prorate(amounts, { days: cycle.days, usedDays })
}

/** Returns what the next bill has for the services that ended, in cents by the kinds of its lines. */
const amountsAfterEnd = (
  { account, catalog, today }: AccountFacts,
  ended: readonly SubscribedService[],
  change: Parameters<typeof servicesAfter>[1],
) => {
  const services = servicesAfter(account.services, change)
  const ids = new Set(ended.map(({ id }) => id))
  const isEnded = ({ id }: SubscribedService): boolean => ids.has(id)
  const cycle = cycleAt(account.cycleDay, today)
  const lines = [beginnings, endings].flatMap((edge) =>
    edge({ ...account, services }, catalog, cycle, isEnded),
  )
  return (...kinds: readonly BillLineKind[]): Cents =>
    sum(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
}

/**
 * Returns what ends with services (PTL-16, PTL-18): with the paid month, which returns nothing, or with today, which
 * returns the unused days. The next bill has the same amounts (PTL-14).
 */
export const endOfServices = (
  facts: AccountFacts,
  request: CancelRequest,
  ended: readonly SubscribedService[],
): ServiceEnd => {
  const { account, catalog, rented, today } = facts
  const effectiveOn = request.timing === 'today' ? today : cycleAt(account.cycleDay, today).until
  const amountOf = amountsAfterEnd(facts, ended, { request, option: null, effectiveOn })
  const instalmentsDue = amountOf('instalment')
  const equipment = equipmentOf(ended, rented, catalog.offers, effectiveOn)
  return {
    effectiveOn,
    proration: prorationOf(facts, ended, effectiveOn),
    unbilled: amountOf('partialMonth', 'oneTime', 'oneTimeTax'),
    instalmentsDue,
    equipment,
    disclosures: disclosuresOfEnd(ended, catalog.offers, { equipment, instalmentsDue }),
  }
}
