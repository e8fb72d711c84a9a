import { translated } from '#ui/content/language.ts'

/** What to do without a code. Every request gets this text, whether its code was sent or not (MSG-05). */
export const codeLimitWords = translated('codeLimitWords', {
  missing: 'Si no llega, espera unos minutos y pide otro, o llama.',
} as const)
