import type { CartLine } from '../cart/cart.ts'
import type { Offer } from '../catalog/offer.ts'
import { recurringOf } from '../catalog/price.ts'
import { ZERO, cents, shareOf } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, addMonths } from '../shared/plain-date.ts'
import type { OptionTerms } from './applied-option.ts'
import type { ServiceCatalog } from './subscribed-service.ts'
import { discountEnd, isHeldOn, planOf } from './subscribed-service.ts'
import { instalmentsAfter } from './instalments-due.ts'
import { chargedLines } from './charged-line.ts'
import { lineMonth } from './line-month.ts'
import type { SubscribedService } from './portal-account.ts'
import type { OptionId, OptionKind } from './retention-option.ts'
import type { RetentionTerms } from './retention-terms.ts'
import type { PricedServices } from './service-quote.ts'

/** What options are derived from. They start on `startsOn`, the day of the next bill. */
export type OptionFacts = {
  readonly account: PricedServices
  readonly catalog: ServiceCatalog
  readonly startsOn: PlainDate
  readonly terms: RetentionTerms
}

const WHOLE_DOLLAR = 100

const optionId = (...parts: readonly string[]): OptionId => parts.join('.') as OptionId

/** Checks whether the last option of a kind has ended long enough ago. */
const isFree = ({ startsOn, terms }: OptionFacts, last: PlainDate | null): boolean =>
  last === null || last < addMonths(addDays(startsOn, -1), -terms.monthsBetween)

const discountOf = (facts: OptionFacts, service: SubscribedService): readonly OptionTerms[] => {
  const { account, catalog, startsOn, terms } = facts
  const { share, months, atLeast } = terms.discount
  const held = account.services.filter((one) => isHeldOn(one, startsOn))
  const plan = chargedLines(held, catalog, account.taxRate).find(
    (charged) => charged.service.id === service.id && charged.line.offer.id === service.lines[0].offerId,
  )
  if (plan === undefined || !isFree(facts, discountEnd(service))) return []
  const month = lineMonth(plan, { from: startsOn, taxRate: account.taxRate, isFirst: false })
  const part = shareOf(month.monthly.net, share)
  const off = cents(part - (part % WHOLE_DOLLAR))
  if (off < atLeast) return []
  const id = optionId('discount', service.id)
  return [{ id, kind: 'discount', serviceId: service.id, startsOn, lines: service.lines, off, months }]
}

const pauseOf = (facts: OptionFacts, service: SubscribedService): readonly OptionTerms[] => {
  const { account, catalog, startsOn, terms } = facts
  // Whoever pays a device in instalments goes on paying them, so the service can't be free.
  const hasInstalments = chargedLines([service], catalog, account.taxRate).some(
    (charged) => instalmentsAfter(charged, addMonths(startsOn, -1), account.taxRate) > 0,
  )
  if (hasInstalments || !isFree(facts, service.pause?.until ?? null)) return []
  const id = optionId('pause', service.id)
  const months = terms.pauseMonths
  return [{ id, kind: 'pause', serviceId: service.id, startsOn, lines: service.lines, off: ZERO, months }]
}

/** Returns the lines of a service with another plan. Add-ons that need the plan of its line of business stay. */
const linesWith = ({ lines: [plan, ...others] }: SubscribedService, { id }: Offer): OptionTerms['lines'] => [
  { offerId: id, quantity: plan.quantity } satisfies CartLine,
  ...others,
]

const smallerPlansOf = (facts: OptionFacts, service: SubscribedService): readonly OptionTerms[] => {
  const { catalog, startsOn, terms, account } = facts
  const plan = planOf(service, catalog.offers)
  if (plan === undefined) return []
  const held = account.services.flatMap((one) => planOf(one, catalog.offers)?.lineOfBusiness ?? [])
  return catalog.offers
    .filter(
      (offer) =>
        offer.role === 'plan' &&
        offer.choice !== null &&
        offer.choice === plan.choice &&
        offer.audience === 'everybody' &&
        offer.limit >= service.lines[0].quantity &&
        (offer.requires === null || held.includes(offer.requires)) &&
        recurringOf(offer) < recurringOf(plan),
    )
    .toSorted((a, b) => recurringOf(b) - recurringOf(a))
    .slice(0, terms.smallerPlans)
    .map((offer) => ({
      id: optionId('smallerPlan', service.id, offer.id),
      kind: 'smallerPlan',
      serviceId: service.id,
      startsOn,
      lines: linesWith(service, offer),
      off: ZERO,
      months: 0,
    }))
}

export const candidates: Readonly<
  Record<OptionKind, (facts: OptionFacts, service: SubscribedService) => readonly OptionTerms[]>
> = { discount: discountOf, pause: pauseOf, smallerPlan: smallerPlansOf }
