import * as fc from 'fast-check'
import type { CartId } from '#core/cart/cart.ts'
import type { CartRestoration } from '#core/cart/restoration.ts'
import { CART_LIFESPAN_MS, RESTORATION_VERSION, parseRestoration } from '#core/cart/restoration.ts'
import { type EpochMs, epochMs } from '#core/shared/plain-date.ts'
import { accepted } from './accepted.ts'
import { offerId } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { instant } from './plain-date.arbitrary.ts'

export const cartId: fc.Arbitrary<CartId> = fc
  .constantFrom('cart-1', 'cart-2', 'constructor')
  .map((name) => name as CartId)

/** Records of carts that may still be ordered. */
export const restoration: fc.Arbitrary<CartRestoration> = fc
  .record({
    version: fc.constant(RESTORATION_VERSION),
    cartId,
    marker: fc.constant('active' as const),
    lines: fc.uniqueArray(fc.record({ offerId, quantity: fc.integer({ min: 1, max: 10 }) }), {
      selector: (line) => line.offerId,
      maxLength: 5,
    }),
    savedAt: instant,
  })
  .map((record) => accepted(parseRestoration(record)))

/** A record and an instant, from before it was saved to after its end, both bounds more often than chance has them. */
export const restorationAt: fc.Arbitrary<{ readonly record: CartRestoration; readonly now: EpochMs }> = fc
  .tuple(
    restoration,
    fc.oneof(
      fc.integer({ min: -CART_LIFESPAN_MS, max: 2 * CART_LIFESPAN_MS }),
      fc.constantFrom(-1, 0, CART_LIFESPAN_MS - 1, CART_LIFESPAN_MS),
    ),
  )
  .map(([record, age]) => ({ record, now: epochMs(record.savedAt + age) }))
