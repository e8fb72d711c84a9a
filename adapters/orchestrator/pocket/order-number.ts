import type { OrderNumber } from '#core/checkout/order.ts'

/** Letters and digits that are not taken for one another, read or heard. */
const SYMBOLS = 'ACDEFGHJKMNPQRTUVWXY34679'

const LENGTH = 10

/** A prime of 61 bits: more than the 46 bits of an order number, so that each comes out as often as any other. */
const MODULUS = 2n ** 61n - 1n

/** Ten symbols in two groups, `4K7MP-9QRTX`, from a random name of 128 bits or more. */
export const orderNumberFrom = (randomId: string): OrderNumber => {
  let rest = Array.from(randomId, (letter) => BigInt(letter.charCodeAt(0))).reduce(
    (sum, code) => (sum * 257n + code) % MODULUS,
    0n,
  )
  const base = BigInt(SYMBOLS.length)
  const symbols = Array.from({ length: LENGTH }, () => {
    const symbol = SYMBOLS.charAt(Number(rest % base))
    rest /= base
    return symbol
  })
  return `${symbols.slice(0, 5).join('')}-${symbols.slice(5).join('')}` as OrderNumber
}
