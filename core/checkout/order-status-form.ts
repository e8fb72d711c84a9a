import { either as E } from 'fp-ts'
import type { OrderCode } from './order-code.ts'
import { ORDER_CODE, ORDER_CODE_DIGITS } from './order-code.ts'
import type { OrderNumber } from './order.ts'

/** Letters and digits of an order number, in groups of five (ORD-01). */
export const ORDER_NUMBER_SIGNS = 10
const GROUP = 5

/** How long a typed order number may be: with the blanks and dashes people put in. */
export const ORDER_NUMBER_MAX = 24

export type OrderStatusFormFailure =
  | { readonly _tag: 'OrderNumberMissing' }
  | { readonly _tag: 'OrderNumberMalformed' }
  | { readonly _tag: 'OrderCodeMissing' }
  | { readonly _tag: 'OrderCodeMalformed' }

/** An order number as it is read from a receipt or heard: in any case, with or without its dash (MSG-07). */
export const parseOrderNumber = (text: string): E.Either<OrderStatusFormFailure, OrderNumber> => {
  const signs = text.replace(/[\s-]/g, '').toUpperCase()
  if (signs === '') return E.left({ _tag: 'OrderNumberMissing' })
  return /^[A-Z0-9]+$/.test(signs) && signs.length === ORDER_NUMBER_SIGNS
    ? E.right(`${signs.slice(0, GROUP)}-${signs.slice(GROUP)}` as OrderNumber)
    : E.left({ _tag: 'OrderNumberMalformed' })
}

/** The digits of a code; blanks between them are left out (MSG-07). */
export const parseOrderCode = (text: string): E.Either<OrderStatusFormFailure, OrderCode> => {
  const digits = text.replace(/[\s-]/g, '')
  if (digits === '') return E.left({ _tag: 'OrderCodeMissing' })
  return digits.length === ORDER_CODE_DIGITS && ORDER_CODE.test(digits)
    ? E.right(digits as OrderCode)
    : E.left({ _tag: 'OrderCodeMalformed' })
}
