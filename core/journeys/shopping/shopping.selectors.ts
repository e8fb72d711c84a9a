import { function as F, option as O } from 'fp-ts'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { LineChange } from '../../cart/concurrent-changes.ts'
import { lineChanges, shoppingChanges } from '../../cart/concurrent-changes.ts'
import type { OfferId } from '../../catalog/offer.ts'
import type { Quote } from '../../pricing/quote.ts'
import { quote } from '../../pricing/quote.ts'
import type { PendingChange, ShoppingContext } from './shopping.context.ts'
import type { createShoppingMachine } from './shopping.machine.ts'

export type ShoppingMachine = ReturnType<typeof createShoppingMachine>
export type ShoppingActor = ActorRefFrom<ShoppingMachine>
export type ShoppingSnapshot = SnapshotFrom<ShoppingMachine>

/** What the wanted cart costs, by the same function the provider prices with; null before the offers are there. */
export const runningQuote = (context: ShoppingContext): Quote | null => {
  if (context.offers === null) return null
  const { catalog } = context.offers
  return F.pipe(
    quote({
      catalogVersion: catalog.version,
      offers: catalog.offers,
      bundles: catalog.bundles,
      lines: context.wanted,
      taxRate: context.taxRate,
      buyer: context.buyer,
    }),
    O.fromEither,
    O.toNullable,
  )
}

/** The quote of a plan alone, for its card. */
export const planQuote = (context: ShoppingContext, offerId: OfferId): Quote | null =>
  runningQuote({ ...context, wanted: [{ offerId, quantity: 1 }] })

/** The next change to save; a plan first, because it replaces another and add-ons go with it. */
export const nextChange = (context: ShoppingContext): PendingChange | null =>
  shoppingChanges(context.cart?.cart.lines ?? [], context.wanted, context.offers?.catalog.offers ?? [])[0] ??
  null

export const isSaved = (context: ShoppingContext): boolean => nextChange(context) === null

/** What changed in the saved cart without this tab, with what the cart cost before and costs now. */
export type ChangesElsewhere = {
  readonly lines: readonly LineChange[]
  /** Null when something of it is sold no more. */
  readonly before: Quote | null
  readonly now: Quote
}

/** The changes that the visitor of this tab neither made nor agreed to (CRT-16); null without any. */
export const changesElsewhere = (context: ShoppingContext): ChangesElsewhere | null => {
  const { cart, accepted } = context
  if (cart === null) return null
  const lines = lineChanges(accepted, cart.cart.lines)
  return lines.length === 0
    ? null
    : { lines, before: runningQuote({ ...context, wanted: accepted }), now: cart.quote }
}
