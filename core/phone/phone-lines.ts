import { either as E } from 'fp-ts'
import type { CartLine } from '../cart/cart.ts'
import { quantityOf } from '../cart/cart.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { PhoneDetails } from './phone-details.ts'

export type PhoneLinesFailure =
  | { readonly _tag: 'LineNotInCart'; readonly phoneProductId: OfferId }
  | { readonly _tag: 'TooManyLines'; readonly phoneProductId: OfferId }
  | { readonly _tag: 'LineTwice'; readonly lineId: string }
  /** The failure does not contain the number. */
  | { readonly _tag: 'NumberTwice'; readonly lineId: string }

type Line = Pick<PhoneDetails, 'phoneProductId' | 'lineId'>

/** Checks whether two details belong to the same line. */
export const isSameLine = (a: Line, b: Line): boolean =>
  a.phoneProductId === b.phoneProductId && a.lineId === b.lineId

/** Returns the details whose line is still in the cart: per product at most its quantity, the first ones (PHN-08). */
export const heldPhoneDetails = <Held extends Pick<PhoneDetails, 'phoneProductId'>>(
  saved: readonly Held[],
  lines: readonly CartLine[],
): readonly Held[] =>
  saved.filter((details, at) => {
    const before = saved.slice(0, at).filter((other) => other.phoneProductId === details.phoneProductId)
    return before.length < quantityOf(lines, details.phoneProductId)
  })

const tooMany = (
  details: readonly PhoneDetails[],
  lines: readonly CartLine[],
  phoneProductId: OfferId,
): boolean =>
  details.filter((one) => one.phoneProductId === phoneProductId).length > quantityOf(lines, phoneProductId)

const isDuplicate = ({ telephoneNumber }: PhoneDetails, among: readonly PhoneDetails[]): boolean =>
  telephoneNumber !== null && among.filter((one) => one.telephoneNumber === telephoneNumber).length > 1

/**
 * Replaces details of some cart lines (PHN-08). A product has as many lines as its quantity; a line has a number, a
 * number has one line. Fails with `LineNotInCart`, `LineTwice`, `TooManyLines` and `NumberTwice`.
 */
export const withPhoneDetails = (
  saved: readonly PhoneDetails[],
  given: readonly PhoneDetails[],
  lines: readonly CartLine[],
): E.Either<PhoneLinesFailure, readonly PhoneDetails[]> => {
  const unsold = given.find(({ phoneProductId }) => quantityOf(lines, phoneProductId) === 0)
  if (unsold !== undefined) return E.left({ _tag: 'LineNotInCart', phoneProductId: unsold.phoneProductId })
  const repeated = given.find((one, at) => given.slice(0, at).some((other) => isSameLine(one, other)))
  if (repeated !== undefined) return E.left({ _tag: 'LineTwice', lineId: repeated.lineId })
  const others = heldPhoneDetails(saved, lines).filter((old) => !given.some((one) => isSameLine(one, old)))
  const all = [...others, ...given]
  const over = given.find(({ phoneProductId }) => tooMany(all, lines, phoneProductId))
  if (over !== undefined) return E.left({ _tag: 'TooManyLines', phoneProductId: over.phoneProductId })
  const duplicate = all.find((one) => isDuplicate(one, all))
  return duplicate === undefined ? E.right(all) : E.left({ _tag: 'NumberTwice', lineId: duplicate.lineId })
}
