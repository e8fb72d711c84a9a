import type { OrderCodeLimits } from '#core/checkout/order-code.ts'
import { translated } from '#ui/content/language.ts'

export const codeLimitWords = translated('codeLimitWords', {
  limits: (perClient: number, total: number): string =>
    `Cada hora enviamos hasta ${perClient} códigos por conexión y ${total} en total: si no llega otro, usa el último, espera una hora o llama.`,
} as const)

/** Says how many codes are sent in an hour, to one client and to all. Every request gets this text, whether its code was sent or not (MSG-05). */
export const codeLimitText = (ofClient: OrderCodeLimits, ofAll: OrderCodeLimits): string =>
  codeLimitWords.limits(ofClient.codes, ofAll.codes)
