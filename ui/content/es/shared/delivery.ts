import type { FulfillmentMethod } from '#core/mobile/fulfillment.ts'
import { translated } from '#ui/content/language.ts'

/** The texts about the delivery of the devices and SIM cards of an order. */
export const deliveryWords = translated('deliveryWords', {
  label: 'Entrega',
  methods: {
    SHIPPING: 'Envío a la dirección del pedido',
    STORE_PICKUP: 'La recoges en una tienda',
    NONE: 'No hay nada que enviar',
  } satisfies Record<FulfillmentMethod, string>,
} as const)
