import type { AnyActorRef } from 'xstate'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'

/** Returns a function that starts an actor once for each sale. */
export const startedOnce = <Actor extends AnyActorRef>(
  start: (sale: Sale) => Actor,
): ((sale: Sale) => Actor) => {
  const started = new WeakMap<Sale, Actor>()
  return (sale) => {
    const actor = started.get(sale) ?? start(sale)
    started.set(sale, actor)
    return actor
  }
}

/** Returns the calls about coupons and numbers of a sale; a stage has them always. */
export const cartOptionsOf = ({ cartOptions }: Sale): LoadCartOptions => {
  if (cartOptions === null) throw new Error('a sale without the calls about coupons')
  return cartOptions
}
