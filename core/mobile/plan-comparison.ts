import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import type { MobilePlan } from './mobile-plan.ts'
import { byTheGig, byTheGigMonthly, perLineMonthly } from './mobile-plan.ts'
import type { MobileVisitor } from './mobile-visitor.ts'
import { linesMonthly, plansOffered } from './mobile-visitor.ts'
import type { MobileFailure } from './mobile.failure.ts'

/** The mobile data of an account in a month, its lines, and whether it has internet. */
export type DataUse = {
  readonly gigabytes: number
  readonly lines: number
  readonly hasInternet: boolean
}

/**
 * The monthly price of a plan for a use, in cents: `first` while it is guaranteed, `later` afterwards.
 * `guaranteeInYears` is null for a plan whose price has no guarantee.
 */
export type PlanPrice = {
  readonly plan: MobilePlan
  readonly first: Cents
  readonly later: Cents
  readonly guaranteeInYears: number | null
}

const anonymous: MobileVisitor = { kind: 'anonymous' }

const laterPrice = (plan: MobilePlan, { gigabytes, lines }: DataUse): E.Either<MobileFailure, Cents> =>
  plan === 'byTheGig' ? byTheGigMonthly(gigabytes, lines) : perLineMonthly(plan, lines)

const priceOf = (plan: MobilePlan, use: DataUse): E.Either<MobileFailure, PlanPrice> => {
  const inCart = use.hasInternet ? (['Internet'] as const) : []
  const { gigabytes, lines: newLines } = use
  const first = linesMonthly({ visitor: anonymous, inCart, plan, newLines, gigabytes })
  if (E.isLeft(first)) return first
  const { monthly, guaranteeInYears } = first.right
  return E.map((later: Cents) => ({ plan, first: monthly, later, guaranteeInYears }))(laterPrice(plan, use))
}

/**
 * Returns the price of each plan that a new customer is offered, in the order of the plans (MOB-24). Fails with
 * `LinesOutOfRange` and `GigabytesOutOfRange`.
 */
export const planPrices = (use: DataUse): E.Either<MobileFailure, readonly PlanPrice[]> => {
  const prices: PlanPrice[] = []
  for (const { plan, isOffered } of plansOffered(anonymous, use.hasInternet ? ['Internet'] : [])) {
    if (!isOffered) continue
    const price = priceOf(plan, use)
    if (E.isLeft(price)) return price
    prices.push(price.right)
  }
  return E.right(prices)
}

/** Returns the plan with the lowest price, of equal prices the one that comes first; null for no plan (MOB-24). */
export const cheapestPlan = (
  prices: readonly PlanPrice[],
  period: 'first' | 'later' = 'first',
): PlanPrice | null => prices.toSorted((one, other) => one[period] - other[period])[0] ?? null

/** Returns how many gigabytes By the Gig has for at most a monthly price in cents; 0 if not even the first (MOB-24). */
export const gigabytesFor = (price: Cents): number =>
  price < byTheGig.first ? 0 : 1 + Math.floor((price - byTheGig.first) / byTheGig.extra)

/** Comparison of By the Gig with Unlimited: during its guarantee, with or without internet, or afterwards. */
export const limitPeriods = ['withInternet', 'withoutInternet', 'later'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/**
 * Returns up to how many gigabytes By the Gig costs no more than a number of Unlimited lines; 0 where it always costs
 * more (MOB-24). Fails with `LinesOutOfRange`.
 */
export const byTheGigLimit = (lines: number, period: LimitPeriod): E.Either<MobileFailure, number> => {
  const use = { gigabytes: 1, lines, hasInternet: period === 'withInternet' }
  return E.map(({ first, later }: PlanPrice) => gigabytesFor(period === 'later' ? later : first))(
    priceOf('unlimited', use),
  )
}
