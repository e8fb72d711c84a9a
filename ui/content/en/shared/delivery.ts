import type * as es from '#ui/content/es/shared/delivery.ts'
import type { Translation } from '#ui/content/language.ts'

export const deliveryWords: Translation<typeof es.deliveryWords> = {
  label: 'Delivery',
  methods: {
    SHIPPING: 'Shipping to the address of the order',
    STORE_PICKUP: 'You pick it up at a store',
    NONE: 'Nothing to send',
  },
}
