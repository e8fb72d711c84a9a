import type { CartLine } from '../cart/cart.ts'
import type { Offer } from '../catalog/offer.ts'
import { recurringOf } from '../catalog/price.ts'
import { pricePeriods } from '../pricing/price-timeline.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, cents, shareOf, subtract, sum } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays, addMonths } from '../shared/plain-date.ts'
import type { OptionTerms } from './applied-option.ts'
import { withOption } from './applied-option.ts'
import type { CancelReason } from './cancel-reason.ts'
import type { ServiceCatalog } from './subscribed-service.ts'
import { discountEnd, isHeldOn, planOf } from './subscribed-service.ts'
import { instalmentsAfter } from './instalments-due.ts'
import { chargedLines } from './charged-line.ts'
import { lineMonth } from './line-month.ts'
import type { SubscribedService } from './portal-account.ts'
import type { OptionId, OptionKind, RetentionOption } from './retention-option.ts'
import type { RetentionTerms } from './retention-terms.ts'
import type { PricedServices } from './service-quote.ts'
import { quoteServices } from './service-quote.ts'

/** What options are derived from. They start on `startsOn`, the day of the next bill. */
export type OptionFacts = {
  readonly account: PricedServices
  readonly catalog: ServiceCatalog
  readonly startsOn: PlainDate
  readonly terms: RetentionTerms
}

/** Options save within this time, in months. */
const YEAR_MONTHS = 12

const WHOLE_DOLLAR = 100

const monthlyIn = (quote: Quote, month: number): Cents =>
  pricePeriods(quote).reduce(
    (total, { fromMonth, monthly }) => (fromMonth <= month ? monthly.total : total),
    ZERO,
  )

const yearOf = (quote: Quote): Cents =>
  sum(Array.from({ length: YEAR_MONTHS }, (_, index) => monthlyIn(quote, index + 1)))

/** Checks that a price costs in no month more than another one. */
const neverCostsMore = (quote: Quote, before: Quote): boolean =>
  [...pricePeriods(quote), ...pricePeriods(before)].every(
    ({ fromMonth }) => monthlyIn(quote, fromMonth) <= monthlyIn(before, fromMonth),
  )

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

const candidates: Readonly<
  Record<OptionKind, (facts: OptionFacts, service: SubscribedService) => readonly OptionTerms[]>
> = { discount: discountOf, pause: pauseOf, smallerPlan: smallerPlansOf }

/** Returns the option with its price, if it saves something and costs in no month more (PTL-17). */
const pricedOption = (
  { account, catalog, startsOn }: OptionFacts,
  option: OptionTerms,
): readonly RetentionOption[] => {
  const before = quoteServices(account, catalog, startsOn)
  const services = withOption(account.services, option)
  const quote = quoteServices({ ...account, services }, catalog, startsOn)
  if (before === null || quote === null || !neverCostsMore(quote, before)) return []
  const savedInYear = subtract(yearOf(before), yearOf(quote))
  return savedInYear > 0 ? [{ ...option, quote, savedInYear }] : []
}

/**
 * Returns what the holder can do instead of cancelling services, for a reason or null: the kinds of options that answer the reason, in its order, and of
 * one group the largest saving first (PTL-17).
 */
export const retentionOptions = (
  facts: OptionFacts,
  services: readonly SubscribedService[],
  reason: CancelReason | null,
): readonly RetentionOption[] =>
  facts.terms.offered[reason ?? 'none'].flatMap((kinds) =>
    kinds
      .flatMap((kind) => services.flatMap((service) => candidates[kind](facts, service)))
      .flatMap((option) => pricedOption(facts, option))
      .toSorted((a, b) => b.savedInYear - a.savedInYear || (a.id < b.id ? -1 : 1)),
  )
