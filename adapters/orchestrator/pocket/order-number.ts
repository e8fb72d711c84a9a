import type { OrderNumber } from '#core/checkout/order.ts'
import { numberFrom } from './random-number.ts'

/** Letters and digits that are not taken for one another, read or heard. */
const SYMBOLS = 'ACDEFGHJKMNPQRTUVWXY34679'

const LENGTH = 10

/** Ten symbols in two groups, `4K7MP-9QRTX`, from a random name of 128 bits or more. */
export const orderNumberFrom = (randomId: string): OrderNumber => {
  let rest = numberFrom(randomId)
  const base = BigInt(SYMBOLS.length)
  const symbols = Array.from({ length: LENGTH }, () => {
    const symbol = SYMBOLS.charAt(Number(rest % base))
    rest /= base
    return symbol
  })
  return `${symbols.slice(0, 5).join('')}-${symbols.slice(5).join('')}` as OrderNumber
}
