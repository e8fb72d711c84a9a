import { either as E } from 'fp-ts'
import type { LineOfBusiness } from '../catalog/offer.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { PhoneFailure } from './phone.failure.ts'

/**
 * Checks the last day of the transfer PIN of a ported number (PHN-09). A mobile line needs a PIN of its current carrier that is still valid
 * today; a line at home needs none. The PIN itself is never taken. Fails with `TransferPinMissing` and `TransferPinExpired`.
 */
export const transferPinUntil = (
  lineOfBusiness: LineOfBusiness,
  until: PlainDate | null,
  today: PlainDate,
): E.Either<PhoneFailure, PlainDate | null> => {
  if (lineOfBusiness !== 'Mobile') return E.right(null)
  if (until === null) return E.left({ _tag: 'TransferPinMissing' })
  return until < today ? E.left({ _tag: 'TransferPinExpired', until }) : E.right(until)
}
