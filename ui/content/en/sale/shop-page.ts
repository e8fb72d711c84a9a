import type * as es from '#ui/content/es/sale/shop-page.ts'
import type { Twin } from '#ui/content/language.ts'

export const shopPageWords: Twin<typeof es.shopPageWords> = {
  emptyTitle: 'Your order continues by phone',
  emptyBody:
    'Right now this address has no plans online. Call and we’ll tell you what you can get here, with its full price.',
}
