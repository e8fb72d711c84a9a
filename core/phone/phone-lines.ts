import { either as E } from 'fp-ts'
import type { CartLine } from '../cart/cart.ts'
import { quantityOf } from '../cart/cart.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { PhoneLinesFailure } from './phone-lines.failure.ts'
import type { PhoneDetails } from './phone-details.ts'

type Line = Pick<PhoneDetails, 'phoneProductId' | 'lineId'>

/** Whether two details are about one line. */
export const isSameLine = (a: Line, b: Line): boolean =>
  a.phoneProductId === b.phoneProductId && a.lineId === b.lineId

/** The details that still have their line in a cart: of each product no more than the cart holds of it, the first kept (PHN-08). */
export const heldPhoneDetails = (
  kept: readonly PhoneDetails[],
  lines: readonly CartLine[],
): readonly PhoneDetails[] =>
  kept.filter((details, at) => {
    const before = kept.slice(0, at).filter((other) => other.phoneProductId === details.phoneProductId)
    return before.length < quantityOf(lines, details.phoneProductId)
  })

const tooMany = (
  details: readonly PhoneDetails[],
  lines: readonly CartLine[],
  phoneProductId: OfferId,
): boolean =>
  details.filter((one) => one.phoneProductId === phoneProductId).length > quantityOf(lines, phoneProductId)

const isTwice = ({ telephoneNumber }: PhoneDetails, among: readonly PhoneDetails[]): boolean =>
  telephoneNumber !== null && among.filter((one) => one.telephoneNumber === telephoneNumber).length > 1

/**
 * The details of the lines of a cart with some of them given anew (PHN-08): a product has as many lines as the cart holds of it, a line
 * has one number, a number one line. Fails with `LineNotInCart`, `LineTwice`, `TooManyLines` and `NumberTwice`.
 */
export const withPhoneDetails = (
  kept: readonly PhoneDetails[],
  given: readonly PhoneDetails[],
  lines: readonly CartLine[],
): E.Either<PhoneLinesFailure, readonly PhoneDetails[]> => {
  const unsold = given.find(({ phoneProductId }) => quantityOf(lines, phoneProductId) === 0)
  if (unsold !== undefined) return E.left({ _tag: 'LineNotInCart', phoneProductId: unsold.phoneProductId })
  const again = given.find((one, at) => given.slice(0, at).some((other) => isSameLine(one, other)))
  if (again !== undefined) return E.left({ _tag: 'LineTwice', lineId: again.lineId })
  const standing = heldPhoneDetails(kept, lines).filter((old) => !given.some((one) => isSameLine(one, old)))
  const all = [...standing, ...given]
  const over = given.find(({ phoneProductId }) => tooMany(all, lines, phoneProductId))
  if (over !== undefined) return E.left({ _tag: 'TooManyLines', phoneProductId: over.phoneProductId })
  const twice = all.find((one) => isTwice(one, all))
  return twice === undefined ? E.right(all) : E.left({ _tag: 'NumberTwice', lineId: twice.lineId })
}
