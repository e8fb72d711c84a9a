import type { PlainDate } from '../shared/plain-date.ts'
import { addDays } from '../shared/plain-date.ts'
import { cycleDayOf } from './billing-cycle.ts'
import type { SubscribedService, PortalAccount } from './portal-account.ts'

/**
 * Returns an account whose installation has moved from a day to another one. The services that begin with it begin on
 * the other day, and those that they replace end the day before. Null is a day that is not agreed: nothing begins, and
 * nothing ends. The billing months of an account that has no other services begin with them too (PTL-22).
 */
export const movedServices = <Account extends Pick<PortalAccount, 'services' | 'cycleDay'>>(
  account: Account,
  from: PlainDate,
  to: PlainDate | null,
): Account => {
  const { services, cycleDay } = account
  const isMoved = ({ since }: SubscribedService): boolean => since === from
  const isReplaced = ({ until }: SubscribedService): boolean => until === addDays(from, -1)
  const moved = services.flatMap((service): readonly SubscribedService[] => {
    if (isMoved(service)) return to === null ? [] : [{ ...service, since: to }]
    return isReplaced(service) ? [{ ...service, until: to === null ? null : addDays(to, -1) }] : [service]
  })
  const isFirst = to !== null && services.length > 0 && services.every(isMoved)
  return { ...account, services: moved, cycleDay: isFirst ? cycleDayOf(to) : cycleDay }
}
