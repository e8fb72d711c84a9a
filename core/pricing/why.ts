import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add } from '../shared/money.ts'
import type { Charge } from './charge.ts'
import { chargeTerms } from './charge.ts'
import { chargeLine } from './charge-line.ts'
import type { NormalizedCart, NormalizedLine } from './normalized-cart.ts'
import { normalizeCart } from './normalized-cart.ts'
import type { Effect } from './effect.ts'
import { effectOf } from './effect.ts'
import type { NearMiss, DisclosedCharges } from './near-miss.ts'
import { nearMisses } from './near-miss.ts'
import type { QuoteFailure } from './quote.failure.ts'
import type { QuoteInput } from './quoted.ts'

/** The derivation of a line. `effect` is its amount in month 1. */
export type LineDerivation = {
  readonly offerId: OfferId
  readonly effect: Cents
  readonly parts: readonly Effect[]
}

/** The derivation of an amount: the sum of its lines, each the sum of its effects (PRC-12). */
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

/** Derivation of a quote: monthly price by month, one-time charges, amount due today, ineffective rules. */
export type Why = {
  readonly monthly: AmountDerivation
  readonly oneTime: AmountDerivation
  readonly dueToday: DueTodayDerivation
  readonly nearMisses: readonly NearMiss[]
}

type Subtotal = { readonly parts: LineDerivation[]; effect: Cents }

const isOnce = ({ kind }: Charge): boolean => chargeTerms[kind].paid === 'once'

/** Returns the sum of the effects in a month (PRC-12). */
export const effectInMonth = (effects: readonly Effect[], month: number): Cents =>
  effects
    .filter(({ fromMonth, toMonth }) => fromMonth <= month && (toMonth === null || month <= toMonth))
    .reduce((total, { effect }) => add(total, effect), ZERO)

/** Adds the effects of a line to an amount. Lines without effects are left out. */
const addLine = (subtotal: Subtotal, { offer }: NormalizedLine, parts: readonly Effect[]): void => {
  if (parts.length === 0) return
  const effect = effectInMonth(parts, 1)
  subtotal.parts.push({ offerId: offer.id, effect, parts })
  subtotal.effect = add(subtotal.effect, effect)
}

const derive = (
  cart: NormalizedCart,
): Pick<Why, 'monthly' | 'oneTime'> & { readonly disclosed: DisclosedCharges } => {
  const monthly: Subtotal = { parts: [], effect: ZERO }
  const oneTime: Subtotal = { parts: [], effect: ZERO }
  const disclosed = new Map<OfferId, readonly Charge[]>()
  for (const line of cart.lines) {
    const charges: Charge[] = []
    const each: Effect[] = []
    const once: Effect[] = []
    chargeLine(line, cart, (charge) => {
      charges.push(charge)
      ;(isOnce(charge) ? once : each).push(effectOf(charge, line.quantity, cart.taxRate))
    })
    addLine(monthly, line, each)
    addLine(oneTime, line, once)
    disclosed.set(line.offer.id, charges)
  }
  return {
    monthly: { amount: 'monthly', rule: 'PRC-01', ...monthly },
    oneTime: { amount: 'oneTime', rule: 'PRC-01', ...oneTime },
    disclosed,
  }
}

/**
 * Explains a quote: the same charges, each with its rule, inputs and months, and each promotion and bundle of the
 * catalogue without effect, with the reason. Fails as a quote does (PRC-12, PRC-13).
 */
export const why = (input: QuoteInput): E.Either<QuoteFailure, Why> => {
  const normalized = normalizeCart(input)
  if (E.isLeft(normalized)) return normalized
  const { monthly, oneTime, disclosed } = derive(normalized.right)
  const effect = add(oneTime.effect, monthly.effect)
  return E.right({
    monthly,
    oneTime,
    dueToday: { amount: 'dueToday', rule: 'PRC-06', effect, parts: [oneTime, monthly] },
    nearMisses: nearMisses(input, normalized.right, disclosed),
  })
}
