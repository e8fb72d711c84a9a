import { pricePeriods } from '../pricing/price-timeline.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, subtract, sum } from '../shared/money.ts'
import type { OptionTerms } from './applied-option.ts'
import { withOption } from './applied-option.ts'
import type { CancelReason } from './cancel-reason.ts'
import type { SubscribedService } from './portal-account.ts'
import type { RetentionOption } from './retention-option.ts'
import { quoteServices } from './service-quote.ts'
import type { OptionFacts } from './option-candidates.ts'
import { candidates } from './option-candidates.ts'

/** Options save within this time, in months. */
const YEAR_MONTHS = 12

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
 * Returns what the holder can do instead of cancelling services, for a reason or null: the kinds of options that answer
 * the reason, in its order, and of one group the largest saving first (PTL-17).
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
