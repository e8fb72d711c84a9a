import { either as E } from 'fp-ts'
import type { CustomerFieldFailure } from '../checkout/customer.failure.ts'
import { parsePhone, telephonePattern } from '../checkout/customer.ts'
import type { Branded } from '../shared/branded.ts'
import type { PhoneFailure } from './phone.failure.ts'

/** A number that can have been given out to somebody: ten digits, without separators. */
export type LineNumber = Branded<string, 'LineNumber'>

/** A number with its country, as telephones dial it: `+13055550142`. */
export type E164 = Branded<string, 'E164'>

/** Area codes that are given out: all but services (N11), those for longer numbers (N9X) and for later (37X, 96X). */
const AREA = '(?:[24-8][02-8][0-9]|3[02-68][0-9]|9[02-578][0-9]|[2-9]1[02-9])'

/** Exchanges that are given out: N11 are services in every area. */
const EXCHANGE = '(?:[2-9][02-9][0-9]|[2-9]1[02-9])'

const GIVEN_AREA = new RegExp(`^${AREA}$`)
const GIVEN_EXCHANGE = new RegExp(`^${EXCHANGE}$`)

/** A number that somebody can have, as it is taken (PHN-01). */
export const LINE_NUMBER = telephonePattern(AREA, EXCHANGE)

const malformed = (failure: CustomerFieldFailure): PhoneFailure =>
  failure._tag === 'PhoneMissing' ? { _tag: 'PhoneMissing' } : { _tag: 'PhoneMalformed' }

/**
 * A number somebody can have (PHN-01): ten digits of the North American plan (CHK-03) whose area code and exchange are given out. Fails
 * with `PhoneMissing`, `PhoneMalformed`, `AreaCodeReserved` or `ExchangeReserved`.
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

/** The number with the country in front (PHN-02). */
export const toE164 = (number: LineNumber): E164 => `+1${number}` as E164

/** The number of a text in E.164 of this country, written without a separator; else `NotE164`, or what `parseLineNumber` says (PHN-02). */
export const parseE164 = (text: string): E.Either<PhoneFailure, LineNumber> =>
  /^\+1[0-9]{10}$/.test(text) ? parseLineNumber(text) : E.left({ _tag: 'NotE164' })

const TOLL_FREE: readonly string[] = ['800', '833', '844', '855', '866', '877', '888']
const PREMIUM: readonly string[] = ['900']

export type NumberKind = 'geographic' | 'tollFree' | 'premium'

/** Whether a number belongs to a place, is free to call, or costs who calls it (PHN-03). */
export const numberKind = (number: LineNumber): NumberKind => {
  const areaCode = number.slice(0, 3)
  if (TOLL_FREE.includes(areaCode)) return 'tollFree'
  return PREMIUM.includes(areaCode) ? 'premium' : 'geographic'
}
