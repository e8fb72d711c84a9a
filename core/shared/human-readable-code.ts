import { numberFrom } from './random-number.ts'

/** Letters and digits that are not confused with one another, in writing or speech. */
export const UNAMBIGUOUS_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679'

/** Derives at most ten symbols from a random id of at least 128 bits. The same id gives the same symbols. */
export const humanReadableCode = (randomId: string, length: number): string => {
  let rest = numberFrom(randomId)
  const base = BigInt(UNAMBIGUOUS_ALPHABET.length)
  const symbols = Array.from({ length }, () => {
    const symbol = UNAMBIGUOUS_ALPHABET.charAt(Number(rest % base))
    rest /= base
    return symbol
  })
  return symbols.join('')
}
