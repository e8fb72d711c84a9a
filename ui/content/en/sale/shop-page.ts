import type * as es from '#ui/content/es/sale/shop-page.ts'
import type { Translation } from '#ui/content/language.ts'

export const shopPageWords: Translation<typeof es.shopPageWords> = {
  emptyTitle: 'Your order continues by phone',
  emptyBody:
    'Right now this address has no plans online. Call and we’ll tell you what you can get here, with its full price.',
}
