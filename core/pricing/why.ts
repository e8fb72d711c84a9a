import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add } from '../shared/money.ts'
import type { Charge } from './charge.ts'
import { chargeLine, chargeTerms } from './charge.ts'
import type { CountedCart, CountedLine } from './counted-cart.ts'
import { countCart } from './counted-cart.ts'
import type { Effect } from './effect.ts'
import { effectOf } from './effect.ts'
import type { NearMiss, ToldCharges } from './near-miss.ts'
import { nearMisses } from './near-miss.ts'
import type { QuoteFailure } from './quote.failure.ts'
import type { QuoteInput } from './quote.ts'

/** What the rules make of a line: `effect` is what it comes to in month 1. */
export type LineDerivation = {
  readonly offerId: OfferId
  readonly effect: Cents
  readonly parts: readonly Effect[]
}

/** Why an amount is what it is: the sum of its lines, each the sum of its effects (PRC-12). */
export type AmountDerivation = {
  readonly amount: 'monthly' | 'oneTime'
  readonly rule: 'PRC-01'
  readonly effect: Cents
  readonly parts: readonly LineDerivation[]
}

export type DueTodayDerivation = {
  readonly amount: 'dueToday'
  readonly rule: 'PRC-06'
  readonly effect: Cents
  readonly parts: readonly [AmountDerivation, AmountDerivation]
}

/** The monthly price with all its months, what is charged once, both together today, and the rules that came to nothing. */
export type Why = {
  readonly monthly: AmountDerivation
  readonly oneTime: AmountDerivation
  readonly dueToday: DueTodayDerivation
  readonly nearMisses: readonly NearMiss[]
}

type Branch = { readonly parts: LineDerivation[]; effect: Cents }

const isOnce = ({ kind }: Charge): boolean => chargeTerms[kind].paid === 'once'

/** Adds to an amount what a line has to do with it; a line that has nothing to do with it is left out. */
const grow = (branch: Branch, { offer }: CountedLine, parts: readonly Effect[]): void => {
  if (parts.length === 0) return
  let effect = ZERO
  for (const part of parts) if (part.fromMonth === 1) effect = add(effect, part.effect)
  branch.parts.push({ offerId: offer.id, effect, parts })
  branch.effect = add(branch.effect, effect)
}

const derive = (cart: CountedCart): Pick<Why, 'monthly' | 'oneTime'> & { readonly told: ToldCharges } => {
  const monthly: Branch = { parts: [], effect: ZERO }
  const oneTime: Branch = { parts: [], effect: ZERO }
  const told = new Map<OfferId, readonly Charge[]>()
  for (const line of cart.lines) {
    const charges: Charge[] = []
    const each: Effect[] = []
    const once: Effect[] = []
    chargeLine(line, cart, (charge) => {
      charges.push(charge)
      ;(isOnce(charge) ? once : each).push(effectOf(charge, line.quantity, cart.taxRate))
    })
    grow(monthly, line, each)
    grow(oneTime, line, once)
    told.set(line.offer.id, charges)
  }
  return {
    monthly: { amount: 'monthly', rule: 'PRC-01', ...monthly },
    oneTime: { amount: 'oneTime', rule: 'PRC-01', ...oneTime },
    told,
  }
}

/**
 * Why a cart costs what its quote says: the same charges, each with its rule, what it reckoned with and the months in which it holds, and
 * each promotion and bundle of the catalogue that came to nothing, with the reason. Fails as a quote does (PRC-12, PRC-13).
 */
export const why = (input: QuoteInput): E.Either<QuoteFailure, Why> => {
  const counted = countCart(input)
  if (E.isLeft(counted)) return counted
  const { monthly, oneTime, told } = derive(counted.right)
  const effect = add(oneTime.effect, monthly.effect)
  return E.right({
    monthly,
    oneTime,
    dueToday: { amount: 'dueToday', rule: 'PRC-06', effect, parts: [oneTime, monthly] },
    nearMisses: nearMisses(input, counted.right, told),
  })
}

/** What a derived amount comes to in a month: the sum of the effects that hold in it (PRC-12). */
export const effectInMonth = ({ parts }: AmountDerivation, month: number): Cents => {
  let total = ZERO
  for (const line of parts)
    for (const { effect, fromMonth, toMonth } of line.parts)
      if (fromMonth <= month && (toMonth === null || month <= toMonth)) total = add(total, effect)
  return total
}
