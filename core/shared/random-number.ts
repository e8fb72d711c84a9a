/** A prime of 61 bits: more than any number that is drawn here has, so that each comes out as often as any other. */
const MODULUS = 2n ** 61n - 1n

/** A whole number from zero to below 2^61 - 1, from a random name of 128 bits or more. */
export const numberFrom = (randomId: string): bigint =>
  Array.from(randomId, (letter) => BigInt(letter.charCodeAt(0))).reduce(
    (sum, code) => (sum * 257n + code) % MODULUS,
    0n,
  )
