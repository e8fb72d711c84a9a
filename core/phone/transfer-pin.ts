import { either as E } from 'fp-ts'
import type { LineOfBusiness } from '../catalog/offer.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { PhoneFailure } from './phone.failure.ts'

/**
 * Checks the last day of a ported number's transfer PIN (PHN-09). A mobile line needs its carrier's PIN, still valid
 * today; a home line needs none. The PIN itself is never taken. Fails with `TransferPinMissing`, `TransferPinExpired`.
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
