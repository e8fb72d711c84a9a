import { either as E } from 'fp-ts'
import type { OfferId } from '../catalog/offer.ts'
import { isIdentifier } from '../shared/identifier.ts'
import type { PhoneFailure } from './phone.failure.ts'
import type { LineNumber } from './phone-number.ts'
import type { Portability } from './portability.ts'

/** What a buyer wants of a line's number: a new one, or the one they have. */
export const numberWishes = ['newNumber', 'keepNumber'] as const

export type PhoneChoice = {
  readonly phoneProductId: OfferId
  readonly lineId: string
  readonly wish: string
  /** The number to keep and what was decided of it; null for a new one. */
  readonly kept: { readonly number: LineNumber; readonly portability: Portability } | null
}

/** The details of a telephone line as they are sent; without a number the line is given a new one. */
export type PhoneDetails = {
  readonly phoneProductId: OfferId
  readonly lineId: string
  readonly telephoneNumber: LineNumber | null
  readonly portingFlag: boolean
}

/**
 * The details of a line (PHN-06): a number is kept only when it is portable. Fails with `LineIdInvalid`, `NumberWishUnknown`,
 * `PhoneMissing` and `NumberNotPortable`.
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
