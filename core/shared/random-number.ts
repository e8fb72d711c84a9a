/** A 61-bit prime, far above any number drawn from it, so all numbers are almost equally likely. */
const MODULUS = 2n ** 61n - 1n

/** Derives an integer from zero to below 2^61 - 1 from a random id of at least 128 bits. */
export const numberFrom = (randomId: string): bigint =>
  Array.from(randomId, (letter) => BigInt(letter.charCodeAt(0))).reduce(
    (sum, code) => (sum * 257n + code) % MODULUS,
    0n,
  )
