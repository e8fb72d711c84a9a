import type { BasisPoints, Cents } from '../shared/money.ts'
import { basisPoints, cents } from '../shared/money.ts'
import type { CancelReason } from './cancel-reason.ts'
import type { OptionKind } from './retention-option.ts'

/**
 * What an account is offered instead of a cancellation. `offered` has the kinds of options for each reason, `none`
 * without one, in the order in which they are shown; kinds of one group are shown by what they save.
 */
export type RetentionTerms = {
  readonly offered: Readonly<Record<CancelReason | 'none', readonly (readonly OptionKind[])[]>>
  readonly discount: { readonly share: BasisPoints; readonly months: number; readonly atLeast: Cents }
  readonly pauseMonths: number
  readonly smallerPlans: number
  readonly monthsBetween: number
}

/** The terms of retention (PTL-17). Each value is chosen here, for the given reason. */
export const RETENTION_TERMS: RetentionTerms = {
  offered: {
    // A lower price for the same service answers the reason; a smaller plan is the next lower price.
    price: [['discount'], ['smallerPlan'], ['pause']],
    // A holder who found a better price elsewhere compares prices, not pauses.
    competitor: [['discount'], ['smallerPlan']],
    // Repairing the service is best; a discount is for the inconvenience. A smaller plan would not be faster.
    quality: [['discount']],
    // The service waits until the new home is ready.
    moving: [['pause'], ['smallerPlan', 'discount']],
    // Who does not use a service needs less of it.
    notUsed: [['pause', 'smallerPlan'], ['discount']],
    other: [['discount', 'smallerPlan', 'pause']],
    none: [['discount', 'smallerPlan', 'pause']],
  },
  // A fifth for a year: about what a first-year promotion takes off, so that staying costs no more than changing.
  discount: { share: basisPoints(2_000), months: 12, atLeast: cents(200) },
  // A season: long enough for a journey or a move.
  pauseMonths: 3,
  // The next two plans: more is a catalogue, not an answer.
  smallerPlans: 2,
  // One pause and one discount in a year.
  monthsBetween: 12,
}
