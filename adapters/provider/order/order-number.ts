import type { OrderNumber } from '#core/checkout/order.ts'
import { humanReadableCode } from '#core/shared/human-readable-code.ts'

const LENGTH = 10

/** Returns ten symbols in two groups, `4K7MP-9QRTX`, from a random id of at least 128 bits. */
export const orderNumberFrom = (randomId: string): OrderNumber => {
  const symbols = humanReadableCode(randomId, LENGTH)
  return `${symbols.slice(0, 5)}-${symbols.slice(5)}` as OrderNumber
}
