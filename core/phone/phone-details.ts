import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import { isIdentifier } from '../shared/identifier.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { PhoneFailure } from './phone.failure.ts'
import type { LineNumber } from './phone-number.ts'
import type { Portability } from './portability.ts'

/** What a buyer chooses for a line: a new number, or the existing one. */
export const numberWishes = ['newNumber', 'keepNumber'] as const

export type PhoneChoice = {
  readonly phoneProductId: OfferId
  readonly lineId: string
  readonly wish: string
  /** The number to keep with its portability decision. Null for a new number. */
  readonly kept: { readonly number: LineNumber; readonly portability: Portability } | null
}

/**
 * The details of a telephone line as they are sent. A line without a number gets a new one. `transferPinUntil` is the
 * last day of the transfer PIN of a ported mobile number (PHN-09).
 */
export type PhoneDetails = {
  readonly phoneProductId: OfferId
  readonly lineId: string
  readonly telephoneNumber: LineNumber | null
  readonly portingFlag: boolean
  readonly transferPinUntil?: PlainDate
}

/**
 * Validates the details of a line (PHN-06). A number is ported only if it is portable. Fails with `LineIdInvalid`,
 * `NumberWishUnknown`, `PhoneMissing` and `NumberNotPortable`.
 */
export const phoneDetails = ({
  phoneProductId,
  lineId,
  wish,
  kept,
}: PhoneChoice): E.Either<PhoneFailure, PhoneDetails> => {
  if (!isIdentifier(lineId)) return E.left({ _tag: 'LineIdInvalid', lineId })
  const known = numberWishes.find((name) => name === wish)
  if (known === undefined) return E.left({ _tag: 'NumberWishUnknown', wish })
  if (known === 'newNumber')
    return E.right({ phoneProductId, lineId, telephoneNumber: null, portingFlag: false })
  if (kept === null) return E.left({ _tag: 'PhoneMissing' })
  const { number, portability } = kept
  return portability.decision === 'portable'
    ? E.right({ phoneProductId, lineId, telephoneNumber: number, portingFlag: true })
    : E.left({ _tag: 'NumberNotPortable', reason: portability.reason })
}
