import type { CartLine } from '../cart/cart.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { Branded } from '../shared/branded.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { ServiceId } from './portal-account.ts'

/** An option's stable id: kind and service, and the plan where there are several. */
export type OptionId = Branded<string, 'OptionId'>

export const optionKinds = ['discount', 'smallerPlan', 'pause'] as const
export type OptionKind = (typeof optionKinds)[number]

/**
 * Alternative to cancelling a service, from `startsOn` on: pay `off` cents less a month for `months` months, a smaller
 * plan with `lines`, or a free pause for `months` months. `quote`: price of all services of the account with it.
 */
export type RetentionOption = {
  readonly id: OptionId
  readonly kind: OptionKind
  readonly serviceId: ServiceId
  readonly startsOn: PlainDate
  readonly lines: readonly [CartLine, ...CartLine[]]
  readonly off: Cents
  readonly months: number
  readonly quote: Quote
  /** The difference to what the account pays now, with tax, in the next 12 months in cents. */
  readonly savedInYear: Cents
}
