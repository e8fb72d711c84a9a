import { either as E } from 'fp-ts'
import type { LineOfBusiness } from '../catalog/offer.ts'
import type { LineTableName } from '../catalog/line-table.ts'
import { linePrice } from '../catalog/line-table.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, cents, subtract, times } from '../shared/money.ts'
import { byTheGigMonthly, checkLines, mobilePlans, pricePerLine } from './mobile-plan.ts'
import type { MobilePlan } from './mobile-plan.ts'
import type { MobileFailure } from './mobile.failure.ts'

/** Types of a mobile account: without or with home services. */
export const mobileAccountTypes = ['standalone', 'bundled'] as const
export type MobileAccountType = (typeof mobileAccountTypes)[number]

/** A visitor of the mobile shop. `linesHeld` is the number of existing lines of the account. */
export type MobileVisitor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signedIn'; readonly accountType: MobileAccountType; readonly linesHeld: number }

type InCart = readonly LineOfBusiness[]

/** Checks whether the lines are combined with internet, in the account or in the cart (MOB-03). */
export const isBundled = (visitor: MobileVisitor, inCart: InCart): boolean =>
  inCart.includes('Internet') || (visitor.kind === 'signedIn' && visitor.accountType === 'bundled')

export type PlanOffered = {
  readonly plan: MobilePlan
  readonly isOffered: boolean
  readonly reason: 'ForEveryone' | 'BundledWithInternet' | 'NeedsInternet'
}

/** Decides whether each plan is offered, and why. Unlimited Plus needs internet: no standalone price (MOB-03). */
export const plansOffered = (visitor: MobileVisitor, inCart: InCart): readonly PlanOffered[] =>
  mobilePlans.map((plan) => {
    if (plan !== 'unlimitedPlus') return { plan, isOffered: true, reason: 'ForEveryone' }
    const isOffered = isBundled(visitor, inCart)
    return { plan, isOffered, reason: isOffered ? 'BundledWithInternet' : 'NeedsInternet' }
  })

/** Price of new lines. `monthly`: cents a month. `table`, `guaranteeInYears`: null for a plan without a table. */
export type LinesPriced = {
  readonly monthly: Cents
  readonly table: LineTableName | null
  readonly guaranteeInYears: number | null
}

const tableOf = (plan: 'unlimited' | 'unlimitedPlus', isBundledLine: boolean): LineTableName | null => {
  if (plan === 'unlimitedPlus') return isBundledLine ? 'bundledPlus' : null
  return isBundledLine ? 'bundled' : 'standalone'
}

/** A price request for `newLines` lines of a plan. `gigabytes` applies to By the Gig only. */
export type LinesAsked = {
  readonly visitor: MobileVisitor
  readonly inCart: InCart
  readonly plan: MobilePlan
  readonly newLines: number
  readonly gigabytes: number
}

/**
 * Returns new lines' monthly price: table price of all minus the existing ones, at most list price. By the Gig: one for
 * all. Fails with `LinesOutOfRange`, `GigabytesOutOfRange`, `PlanNotOffered` (Unlimited Plus, no internet) (MOB-04).
 */
export const linesMonthly = (request: LinesAsked): E.Either<MobileFailure, LinesPriced> => {
  const { visitor, inCart, plan, newLines } = request
  const existing = checkLines(visitor.kind === 'signedIn' ? visitor.linesHeld : 0, 0)
  if (E.isLeft(existing)) return existing
  const added = checkLines(newLines)
  if (E.isLeft(added)) return added
  const together = checkLines(existing.right + newLines)
  if (E.isLeft(together)) return together
  if (plan === 'byTheGig')
    return E.map((monthly: Cents) => ({ monthly, table: null, guaranteeInYears: null }))(
      byTheGigMonthly(request.gigabytes, together.right),
    )
  const table = tableOf(plan, isBundled(visitor, inCart))
  const row = table === null ? null : linePrice(table, together.right)
  if (table === null || row === null)
    return E.left({ _tag: 'PlanNotOffered', plan: 'unlimitedPlus', needs: 'Internet' })
  const before = linePrice(table, existing.right)?.cost ?? ZERO
  return E.right({
    monthly: cents(Math.min(subtract(row.cost, before), times(pricePerLine[plan], newLines))),
    table,
    guaranteeInYears: row.priceGuaranteeDurationInYears,
  })
}
