import { either as E } from 'fp-ts'
import type { LineOfBusiness } from '../catalog/offer.ts'
import type { LineTableName } from '../catalog/line-table.ts'
import { linePrice } from '../catalog/line-table.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, subtract } from '../shared/money.ts'
import { byTheGigMonthly, checkLines, mobilePlans } from './mobile-plan.ts'
import type { MobilePlan } from './mobile-plan.ts'
import type { MobileFailure } from './mobile.failure.ts'

/** What a mobile account stands beside: nothing, or the home's services. */
export const mobileAccountTypes = ['standalone', 'bundled'] as const
export type MobileAccountType = (typeof mobileAccountTypes)[number]

/** Who stands in the mobile shop. `linesHeld`: the lines the account has already. */
export type MobileVisitor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signedIn'; readonly accountType: MobileAccountType; readonly linesHeld: number }

/** One of the account types by its name (MOB-03). Fails with `UnknownAccountType`. */
export const parseAccountType = (text: string): E.Either<MobileFailure, MobileAccountType> => {
  const known = mobileAccountTypes.find((type) => type === text)
  return known === undefined ? E.left({ _tag: 'UnknownAccountType', value: text }) : E.right(known)
}

type InCart = readonly LineOfBusiness[]

/** Whether the lines stand beside internet, held or in the cart (MOB-03). */
export const isBundled = (visitor: MobileVisitor, inCart: InCart): boolean =>
  inCart.includes('Internet') || (visitor.kind === 'signedIn' && visitor.accountType === 'bundled')

export type PlanOffered = {
  readonly plan: MobilePlan
  readonly isOffered: boolean
  readonly reason: 'ForEveryone' | 'BesideInternet' | 'NeedsInternet'
}

/** Each plan, whether it is offered, and why: Unlimited Plus goes with internet, for there is no price of it alone (MOB-03). */
export const plansOffered = (visitor: MobileVisitor, inCart: InCart): readonly PlanOffered[] =>
  mobilePlans.map((plan) => {
    if (plan !== 'unlimitedPlus') return { plan, isOffered: true, reason: 'ForEveryone' }
    const isOffered = isBundled(visitor, inCart)
    return { plan, isOffered, reason: isOffered ? 'BesideInternet' : 'NeedsInternet' }
  })

/** `monthly`: what the new lines add to a month, in cents. `table` and `guaranteeInYears` are null where no table prices the plan. */
export type LinesPriced = {
  readonly monthly: Cents
  readonly table: LineTableName | null
  readonly guaranteeInYears: number | null
}

const tableOf = (plan: 'unlimited' | 'unlimitedPlus', isBeside: boolean): LineTableName | null => {
  if (plan === 'unlimitedPlus') return isBeside ? 'bundledPlus' : null
  return isBeside ? 'bundled' : 'standalone'
}

/** What `newLines` more of a plan cost this visitor a month. `gigabytes` counts for data by the gig only. */
export type LinesAsked = {
  readonly visitor: MobileVisitor
  readonly inCart: InCart
  readonly plan: MobilePlan
  readonly newLines: number
  readonly gigabytes: number
}

/**
 * What new lines add to a month: the table's price of all lines less that of those held; data by the gig is one price for all lines.
 * Fails with `LinesOutOfRange`, `GigabytesOutOfRange`, and with `PlanNotOffered` for Unlimited Plus without internet (MOB-04).
 */
export const linesMonthly = (asked: LinesAsked): E.Either<MobileFailure, LinesPriced> => {
  const { visitor, inCart, plan, newLines } = asked
  const held = checkLines(visitor.kind === 'signedIn' ? visitor.linesHeld : 0, 0)
  if (E.isLeft(held)) return held
  const added = checkLines(newLines)
  if (E.isLeft(added)) return added
  const together = checkLines(held.right + newLines)
  if (E.isLeft(together)) return together
  if (plan === 'byTheGig')
    return E.map((monthly: Cents) => ({ monthly, table: null, guaranteeInYears: null }))(
      byTheGigMonthly(asked.gigabytes, together.right),
    )
  const table = tableOf(plan, isBundled(visitor, inCart))
  const row = table === null ? null : linePrice(table, together.right)
  if (table === null || row === null)
    return E.left({ _tag: 'PlanNotOffered', plan: 'unlimitedPlus', needs: 'Internet' })
  const before = linePrice(table, held.right)?.cost ?? ZERO
  return E.right({
    monthly: subtract(row.cost, before),
    table,
    guaranteeInYears: row.priceGuaranteeDurationInYears,
  })
}
