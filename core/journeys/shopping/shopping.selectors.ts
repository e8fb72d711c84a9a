import { function as F, option as O } from 'fp-ts'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { quantityOf } from '../../cart/cart.ts'
import type { OfferId } from '../../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../../catalog/offer.ts'
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

/**
 * The next difference between what is wanted and what is saved; a plan first, because it replaces another and add-ons go with it. What is
 * chosen at checkout is left alone here.
 */
export const nextChange = (context: ShoppingContext): PendingChange | null => {
  const saved = context.cart?.cart.lines ?? []
  const offers = context.offers?.catalog.offers ?? []
  const ids = [...new Set([...context.wanted, ...saved].map((line) => line.offerId))]
  const changes = ids
    .filter((offerId) => {
      const offer = findOffer(offers, offerId)
      return offer === undefined || !isChosenAtCheckout(offer)
    })
    .map((offerId) => ({ offerId, quantity: quantityOf(context.wanted, offerId) }))
    .filter(({ offerId, quantity }) => quantity !== quantityOf(saved, offerId))
  const isPlanToAdd = (change: PendingChange): boolean =>
    change.quantity > 0 && findOffer(offers, change.offerId)?.role === 'plan'
  return changes.find(isPlanToAdd) ?? changes[0] ?? null
}

export const isSaved = (context: ShoppingContext): boolean => nextChange(context) === null
