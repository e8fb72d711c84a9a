import type { LineChange } from '#core/cart/concurrent-changes.ts'
import { translated } from '#ui/content/language.ts'

/** Texts for changes of cart lines. */
export const lineChangeWords = translated('lineChangeWords', {
  added: 'Se agregó',
  removed: 'Se quitó',
  quantity: (from: number, to: number): string => `Antes ${from}, ahora ${to}`,
} as const)

/** Describes the change of a cart line. */
export const lineChangeText = ({ from, to }: LineChange): string => {
  if (from === 0) return lineChangeWords.added
  return to === 0 ? lineChangeWords.removed : lineChangeWords.quantity(from, to)
}
