import type { Random } from '#core/ports/random.ts'

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Names and bytes that look random and are the same for the same seed (mulberry32). */
export const seededRandom = (seed: number): Random & { readonly bytes: (length: number) => Uint8Array } => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return {
    id: () => Array.from({ length: 22 }, () => SYMBOLS.charAt(next() % 64)).join(''),
    bytes: (length) => Uint8Array.from({ length }, () => next() % 256),
  }
}
