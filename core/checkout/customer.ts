import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import { isPlainText } from '../shared/text.ts'
import type { CustomerFieldFailure } from './customer.failure.ts'

export type PersonName = Branded<string, 'PersonName'>
export type EmailAddress = Branded<string, 'EmailAddress'>

/** A US telephone number of ten digits, without separators. */
export type PhoneNumber = Branded<string, 'PhoneNumber'>

export const phoneTypes = ['Mobile', 'Home', 'Work'] as const
export type PhoneType = (typeof phoneTypes)[number]
export const DEFAULT_PHONE_TYPE: PhoneType = 'Mobile'

/** Who signs the order and how to reach them. */
export type Customer = {
  readonly firstName: PersonName
  readonly lastName: PersonName
  readonly emailAddress: EmailAddress
  readonly phoneNumber: PhoneNumber
  readonly phoneType: PhoneType
}

export const NAME_MAX = 60
export const EMAIL_MAX = 254

/**
 * What a name is made of: no angle bracket, and nothing that a mail program turns into a link, in ASCII or full width: no @, slash,
 * backslash or colon, no "www.", no dot with two letters or a digit right after it, no four digits in a row (CHK-01).
 */
export const PERSON_NAME =
  /^(?!.*[Ww]{3}[.。．｡])(?!.*[.。．｡](?:\p{L}{2}|\p{N}))(?!.*\p{N}{4})[^<>@＠/／\\＼:：]*$/u

/** Whether a text can be printed as a name without becoming a link (CHK-01). */
export const isPersonName = (text: string): boolean => isPlainText(text) && PERSON_NAME.test(text)

/**
 * Reads a name of one to sixty printable characters, trimmed. Fails with `NameMissing`, `NameTooLong`, or `NameUnreadable` when it holds
 * hidden characters, angle brackets or what looks like a link (CHK-01).
 */
export const parsePersonName = (text: string): E.Either<CustomerFieldFailure, PersonName> => {
  const name = text.normalize('NFC').trim()
  if (name === '') return E.left({ _tag: 'NameMissing' })
  if (name.length > NAME_MAX) return E.left({ _tag: 'NameTooLong', max: NAME_MAX })
  return isPersonName(name) ? E.right(name as PersonName) : E.left({ _tag: 'NameUnreadable' })
}

/** An e-mail address with one @, a dotted host and no white space (CHK-02). */
export const parseEmail = (text: string): E.Either<CustomerFieldFailure, EmailAddress> => {
  const email = text.trim()
  if (email === '') return E.left({ _tag: 'EmailMissing' })
  const isShaped =
    /^[^\s@<>"(),:;\\[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(
      email,
    )
  return isShaped && email.length <= EMAIL_MAX && isPlainText(email)
    ? E.right(email as EmailAddress)
    : E.left({ _tag: 'EmailMalformed' })
}

/** Ten digits of the North American plan, separators and a leading +1 allowed (CHK-03). */
export const parsePhone = (text: string): E.Either<CustomerFieldFailure, PhoneNumber> => {
  if (text.trim() === '') return E.left({ _tag: 'PhoneMissing' })
  const digits = text.replace(/[ \t\u00A0().-]/g, '').replace(/^\+?1(?=\d{10}$)/, '')
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits)
    ? E.right(digits as PhoneNumber)
    : E.left({ _tag: 'PhoneMalformed' })
}

/** One of the listed kinds of telephone (CHK-04). */
export const isPhoneType = (text: string): text is PhoneType =>
  (phoneTypes as readonly string[]).includes(text)
