import type { LineChange } from '#core/cart/concurrent-changes.ts'

/** Words for what became of a line of the cart. */
export const lineChangeWords = {
  added: 'Se agregó',
  removed: 'Se quitó',
  quantity: (from: number, to: number): string => `Antes ${from}, ahora ${to}`,
} as const

/** What became of a line, in words. */
export const lineChangeText = ({ from, to }: LineChange): string => {
  if (from === 0) return lineChangeWords.added
  return to === 0 ? lineChangeWords.removed : lineChangeWords.quantity(from, to)
}
