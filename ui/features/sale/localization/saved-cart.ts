import type { CartId } from '#core/cart/cart.ts'

/** The id of the element in which the server writes the cart of the cart cookie, which no script reads (CRT-06). */
export const SAVED_CART_ELEMENT = 'saved-cart'

/** Returns the cart of the cart cookie, as the server wrote it into this page; null without one. */
export const savedCartInPage = (): CartId | null => {
  const element = document.getElementById(SAVED_CART_ELEMENT)
  const id = element instanceof HTMLDataElement ? element.value : ''
  return id === '' ? null : (id as CartId)
}
