import { either as E } from 'fp-ts'
import type { CustomerFieldFailure } from '../checkout/customer.failure.ts'
import { parsePhone, telephonePattern } from '../checkout/customer.ts'
import type { Branded } from '../shared/branded.ts'
import type { PhoneFailure } from './phone.failure.ts'

/** A number that can be assigned to a person: ten digits, without separators. */
export type LineNumber = Branded<string, 'LineNumber'>

/** Assigned area codes: all except services (N11), expansion (N9X) and future use (37X, 96X). */
const AREA = '(?:[24-8][02-8][0-9]|3[02-68][0-9]|9[02-578][0-9]|[2-9]1[02-9])'

/** Assigned exchanges: N11 are services in every area. */
const EXCHANGE = '(?:[2-9][02-9][0-9]|[2-9]1[02-9])'

const GIVEN_AREA = new RegExp(`^${AREA}$`)
const GIVEN_EXCHANGE = new RegExp(`^${EXCHANGE}$`)

/** Pattern of an assignable number (PHN-01). */
export const LINE_NUMBER = telephonePattern(AREA, EXCHANGE)

const malformed = (failure: CustomerFieldFailure): PhoneFailure =>
  failure._tag === 'PhoneMissing' ? { _tag: 'PhoneMissing' } : { _tag: 'PhoneMalformed' }

/**
 * Parses an assignable number (PHN-01): ten digits of the North American plan (CHK-03) with an assigned area code and
 * exchange. Fails with `PhoneMissing`, `PhoneMalformed`, `AreaCodeReserved` or `ExchangeReserved`.
 */
export const parseLineNumber = (text: string): E.Either<PhoneFailure, LineNumber> => {
  const phone = parsePhone(text)
  if (E.isLeft(phone)) return E.left(malformed(phone.left))
  const digits: string = phone.right
  const areaCode = digits.slice(0, 3)
  const exchange = digits.slice(3, 6)
  if (!GIVEN_AREA.test(areaCode)) return E.left({ _tag: 'AreaCodeReserved', areaCode })
  if (!GIVEN_EXCHANGE.test(exchange)) return E.left({ _tag: 'ExchangeReserved', exchange })
  return E.right(digits as LineNumber)
}

const TOLL_FREE: readonly string[] = ['800', '833', '844', '855', '866', '877', '888']
const PREMIUM: readonly string[] = ['900']

export type NumberKind = 'geographic' | 'tollFree' | 'premium'

/** Returns whether a number is geographic, toll-free or premium (PHN-03). */
export const numberKind = (number: LineNumber): NumberKind => {
  const areaCode = number.slice(0, 3)
  if (TOLL_FREE.includes(areaCode)) return 'tollFree'
  return PREMIUM.includes(areaCode) ? 'premium' : 'geographic'
}
