import type { CartLine } from '#core/cart/cart.ts'
import type { LineOfBusiness, Offer } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import type { SubscribedService, ServiceId, ServiceHold } from '#core/portal/portal-account.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'

/** A demo service: the plan of this rank in a line of business (0 is the most expensive) and `addOns` add-ons. */
export type DemoService = {
  readonly line: LineOfBusiness
  readonly rank: number
  readonly addOns: number
  readonly hold?: ServiceHold
}

const isForEverybody = ({ audience }: Offer): boolean => audience === 'everybody'

/** Returns plans of a line of business, most expensive first. Every brand has internet, perhaps nothing else. */
export const plansByPrice = (offers: readonly Offer[], line: LineOfBusiness): readonly Offer[] =>
  offers
    .filter((offer) => offer.role === 'plan' && offer.lineOfBusiness === line && isForEverybody(offer))
    .toSorted((a, b) => recurringOf(b) - recurringOf(a))

/** Returns the add-ons of a line of business that can be combined, one of each choice, in catalogue order. */
const addOnsOf = (offers: readonly Offer[], line: LineOfBusiness): readonly Offer[] =>
  offers.filter(
    (offer, index) =>
      offer.role === 'addOn' &&
      offer.lineOfBusiness === line &&
      isForEverybody(offer) &&
      (offer.choice === null || offers.findIndex(({ choice }) => choice === offer.choice) === index),
  )

/** Returns the plan and the add-ons of a demo service; none in a brand that has no such plan. */
export const demoLines = (
  offers: readonly Offer[],
  { line, rank, addOns }: DemoService,
): readonly [CartLine, ...CartLine[]] | null => {
  const plans = plansByPrice(offers, line)
  const plan = plans[Math.min(rank, plans.length - 1)]
  if (plan === undefined) return null
  const added: readonly CartLine[] = addOnsOf(offers, line)
    .slice(0, addOns)
    .map(({ id, limit }) => ({ offerId: id, quantity: Math.min(2, limit) }))
  return [{ offerId: plan.id, quantity: 1 }, ...added]
}

/** Returns the service of a demo account; none in a brand that has no such plan. */
export const demoService = (
  offers: readonly Offer[],
  service: DemoService,
  since: PlainDate,
): readonly SubscribedService[] => {
  const lines = demoLines(offers, service)
  const { line, hold = null } = service
  return lines === null ? [] : [{ id: line.toLowerCase() as ServiceId, lines, since, until: null, hold }]
}
