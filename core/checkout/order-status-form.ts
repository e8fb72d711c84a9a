import { either as E } from 'fp-ts'
import { compactText } from '../shared/text.ts'
import type { OrderCode } from './order-code.ts'
import { ORDER_CODE, ORDER_CODE_DIGITS } from './order-code.ts'
import type { OrderNumber } from './order.ts'

/** Number of letters and digits of an order number, in groups of five (ORD-01). */
export const ORDER_NUMBER_SIGNS = 10
const GROUP = 5

/** Maximum length of a typed order number, with blanks and dashes. */
export const ORDER_NUMBER_MAX = 24

export type OrderStatusFormFailure =
  | { readonly _tag: 'OrderNumberMissing' }
  | { readonly _tag: 'OrderNumberMalformed' }
  | { readonly _tag: 'OrderCodeMissing' }
  | { readonly _tag: 'OrderCodeMalformed' }

/** Parses an order number as read from a receipt or heard, in any case, with or without its dash (MSG-07). */
export const parseOrderNumber = (text: string): E.Either<OrderStatusFormFailure, OrderNumber> => {
  const signs = compactText(text).toUpperCase()
  if (signs === '') return E.left({ _tag: 'OrderNumberMissing' })
  return /^[A-Z0-9]+$/.test(signs) && signs.length === ORDER_NUMBER_SIGNS
    ? E.right(`${signs.slice(0, GROUP)}-${signs.slice(GROUP)}` as OrderNumber)
    : E.left({ _tag: 'OrderNumberMalformed' })
}

/** Parses the digits of a code. Blanks between them are dropped (MSG-07). */
export const parseOrderCode = (text: string): E.Either<OrderStatusFormFailure, OrderCode> => {
  const digits = compactText(text)
  if (digits === '') return E.left({ _tag: 'OrderCodeMissing' })
  return digits.length === ORDER_CODE_DIGITS && ORDER_CODE.test(digits)
    ? E.right(digits as OrderCode)
    : E.left({ _tag: 'OrderCodeMalformed' })
}
