import type { OrderNumber } from '#core/checkout/order.ts'
import { spokenCode } from '#core/shared/spoken-code.ts'

const LENGTH = 10

/** Ten symbols in two groups, `4K7MP-9QRTX`, from a random name of 128 bits or more. */
export const orderNumberFrom = (randomId: string): OrderNumber => {
  const symbols = spokenCode(randomId, LENGTH)
  return `${symbols.slice(0, 5)}-${symbols.slice(5)}` as OrderNumber
}
