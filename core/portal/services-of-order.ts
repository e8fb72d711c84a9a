import type { CartLine } from '../cart/cart.ts'
import type { Offer } from '../catalog/offer.ts'
import { linesOfBusiness } from '../catalog/offer.ts'
import type { QuoteLine } from '../pricing/quoted.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays } from '../shared/plain-date.ts'
import { nextServiceId } from './applied-option.ts'
import { planOf } from './subscribed-service.ts'
import type { SubscribedService } from './portal-account.ts'

/** What all services of one order have in common. */
export type OrderedService = Pick<SubscribedService, 'since' | 'buyer' | 'coupons'>

const isPlan = ({ role }: QuoteLine): boolean => role === 'plan'

const linesOf = (lines: readonly QuoteLine[]): readonly CartLine[] =>
  [...lines.filter(isPlan), ...lines.filter((line) => !isPlan(line))].map(({ offerId, quantity }) => ({
    offerId,
    quantity,
  }))

/**
 * Returns an order's services: one per line of business, plan first. Installation and deposit are paid once with the
 * order and belongs to no service. Ids that an account has are not used again (PTL-23).
 */
export const servicesOfOrder = (
  lines: readonly QuoteLine[],
  ordered: OrderedService,
  existing: readonly SubscribedService[] = [],
): readonly SubscribedService[] =>
  linesOfBusiness.flatMap((line): readonly SubscribedService[] => {
    const [first, ...others] = linesOf(
      lines.filter(
        ({ lineOfBusiness, role }) =>
          lineOfBusiness === line && role !== 'installation' && role !== 'deposit' && role !== null,
      ),
    )
    if (first === undefined) return []
    const id = nextServiceId(existing, line.toLowerCase())
    return [{ id, lines: [first, ...others], until: null, hold: null, ...ordered }]
  })

/** Checks whether a plan takes the place of another one: a home has one of them. */
const isReplacedBy = (held: Offer | undefined, plan: Offer | undefined): boolean =>
  held?.role === 'plan' && plan?.limit === 1 && plan.choice !== null && held.choice === plan.choice

/** Returns the add-ons of replaced plans as services of their own, because they were not part of the order. */
const addOnsOf = (
  replaced: readonly SubscribedService[],
  since: PlainDate,
  existing: readonly SubscribedService[],
): readonly SubscribedService[] =>
  replaced.flatMap(({ id, hold, lines: [, first, ...others] }) =>
    first === undefined
      ? []
      : [{ id: nextServiceId(existing, id), lines: [first, ...others], since, until: null, hold }],
  )

/**
 * Returns the services of an account after an order (PTL-23). A plan of which a home has one takes the place of the
 * held one, which ends the day before; its add-ons stay with the new plan.
 */
export const withOrder = (
  services: readonly SubscribedService[],
  lines: readonly QuoteLine[],
  ordered: OrderedService,
  offers: readonly Offer[],
): readonly SubscribedService[] => {
  const endsBefore = addDays(ordered.since, -1)
  const added = servicesOfOrder(lines, ordered, services)
  const replaced = services.filter(
    (one) =>
      (one.until === null || one.until > endsBefore) &&
      added.some((service) => isReplacedBy(planOf(one, offers), planOf(service, offers))),
  )
  const ended = services.map((one) => (replaced.includes(one) ? { ...one, until: endsBefore } : one))
  return [...ended, ...added, ...addOnsOf(replaced, ordered.since, [...services, ...added])]
}
