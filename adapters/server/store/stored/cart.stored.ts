import type { Cart, CartLine } from '#core/cart/cart.ts'
import type { CartRestoration } from '#core/cart/restoration.ts'
import { branded } from '#adapters/shape/composite.shape.ts'
import { object } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { integer } from '#adapters/shape/shape.ts'
import { count, instant, many, named, oneOf } from './value.stored.ts'

const marker: Shape<Cart['marker']> = oneOf({ active: true, ordered: true })
export const cartLines = many(object<CartLine>({ offerId: named(), quantity: count }))

export const cart: Shape<Cart> = object<Cart>({ id: named(), version: count, marker, lines: cartLines })

/** The only document whose record contains its version. */
export const restoration: Shape<CartRestoration> = object<CartRestoration>({
  version: branded(integer({ min: 1, max: 1 })),
  cartId: named(),
  marker,
  lines: cartLines,
  savedAt: instant,
})
