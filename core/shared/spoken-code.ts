/** Letters and digits that are not taken for one another, read or heard. */
export const SPOKEN_SYMBOLS = 'ACDEFGHJKMNPQRTUVWXY34679'

/** A prime of 61 bits: far more than the codes made here have, so that each comes out as often as any other. */
const MODULUS = 2n ** 61n - 1n

/** So many symbols, ten at most, from a random name of 128 bits or more; the same from the same name. */
export const spokenCode = (randomId: string, length: number): string => {
  let rest = Array.from(randomId, (letter) => BigInt(letter.charCodeAt(0))).reduce(
    (sum, code) => (sum * 257n + code) % MODULUS,
    0n,
  )
  const base = BigInt(SPOKEN_SYMBOLS.length)
  const symbols = Array.from({ length }, () => {
    const symbol = SPOKEN_SYMBOLS.charAt(Number(rest % base))
    rest /= base
    return symbol
  })
  return symbols.join('')
}
