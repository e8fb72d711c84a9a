import { numberFrom } from './random-number.ts'

/** Letters and digits that are not taken for one another, read or heard. */
export const SPOKEN_SYMBOLS = 'ACDEFGHJKMNPQRTUVWXY34679'

/** So many symbols, ten at most, from a random name of 128 bits or more; the same from the same name. */
export const spokenCode = (randomId: string, length: number): string => {
  let rest = numberFrom(randomId)
  const base = BigInt(SPOKEN_SYMBOLS.length)
  const symbols = Array.from({ length }, () => {
    const symbol = SPOKEN_SYMBOLS.charAt(Number(rest % base))
    rest /= base
    return symbol
  })
  return symbols.join('')
}
