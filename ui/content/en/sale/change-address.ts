import type * as es from '#ui/content/es/sale/change-address.ts'
import type { Translation } from '#ui/content/language.ts'

export const changeAddressWords: Translation<typeof es.changeAddressWords> = {
  title: 'Looking at another address?',
  body: 'Plans and prices depend on your address. With another one, your cart starts over.',
  until: 'Until you submit another address, what you chose stays the same.',
  stay: 'Keep my cart',
}
