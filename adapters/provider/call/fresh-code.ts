import type { OrderCode } from '#core/checkout/order-code.ts'
import { ORDER_CODE_DIGITS } from '#core/checkout/order-code.ts'
import type { Random } from '#core/ports/random.ts'
import { numberFrom } from '#core/shared/random-number.ts'

/** Draws a code of `ORDER_CODE_DIGITS` digits. */
export const freshCode = (random: Random): OrderCode =>
  String(numberFrom(random.id()) % 10n ** BigInt(ORDER_CODE_DIGITS)).padStart(
    ORDER_CODE_DIGITS,
    '0',
  ) as OrderCode
