import type { OrderCodeLimits } from '#core/checkout/order-code.ts'

/** Says how many codes are sent in an hour, to one client and to all. Every request gets this text, whether its code was sent or not (MSG-05). */
export const codeLimitText = (ofClient: OrderCodeLimits, ofAll: OrderCodeLimits): string =>
  `Cada hora enviamos hasta ${ofClient.codes} códigos por conexión y ${ofAll.codes} en total: si no llega otro, usa el último, espera una hora o llama.`
