import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import { characterCount, cleanText, writtenText } from '../shared/text.ts'
import type { CustomerFieldFailure } from './customer.failure.ts'

export type PersonName = Branded<string, 'PersonName'>
export type EmailAddress = Branded<string, 'EmailAddress'>

/** A US telephone number of ten digits, without separators. */
export type PhoneNumber = Branded<string, 'PhoneNumber'>

export const phoneTypes = ['Mobile', 'Home', 'Work'] as const
export type PhoneType = (typeof phoneTypes)[number]
export const DEFAULT_PHONE_TYPE: PhoneType = 'Mobile'

/** The person who signs the order, with contact data. */
export type Customer = {
  readonly firstName: PersonName
  readonly lastName: PersonName
  readonly emailAddress: EmailAddress
  readonly phoneNumber: PhoneNumber
  readonly phoneType: PhoneType
}

export const NAME_MAX = 60
export const EMAIL_MAX = 254

/** Maximum length of a telephone number with its separators in a message. */
export const TELEPHONE_MAX = 40

/** A dot that a mail program reads as part of a host, in ASCII or full width. */
const HOST_DOT = '[.。．｡](?:\\p{L}{2}|\\p{N})'

/** Returns a name pattern without text that mail programs link: "www.", a host's dot, four digits in a row. */
const nameWithout = (hostDot: string): RegExp => {
  const links = ['[Ww]{3}[.。．｡]', hostDot, '\\p{N}{4}'].map((link) => `(?!.*${link})`)
  return writtenText('<>@＠/／\\\\＼:：', `${links.join('')} *`)
}

/**
 * Pattern of a personal name in a message. Drops leading blanks. Plain text without angle bracket, @, slash, backslash
 * and colon that no mail program turns into a link once the dots before capitals have their spaces (CHK-01).
 */
export const PERSON_NAME = nameWithout(`(?!\\.\\p{Lu}\\p{Ll})${HOST_DOT}`)

const PRINTED_NAME = nameWithout(HOST_DOT)

/** Checks whether a text can be printed as a name without becoming a link (CHK-01). */
export const isPersonName = (text: string): boolean => PRINTED_NAME.test(text)

const HOST_LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'

/** The part before the @ that mail servers deliver: ASCII letters, digits and signs. */
const LOCAL_ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"

/** Pattern of an e-mail address. Outer blanks are accepted and dropped (CHK-02). */
export const EMAIL = new RegExp(
  `^ *${LOCAL_ATOM}(?:\\.${LOCAL_ATOM})*@${HOST_LABEL}(?:\\.${HOST_LABEL})+ *$`,
  'u',
)

const GAP = '[ ().-]*'

/** Returns a pattern of digits with separators between and around them. Each of `digits` is a digit or digit class. */
const spaced = (digits: string): string => digits.replaceAll(/\[[^\]]*\]|[0-9]/g, (digit) => `${digit}${GAP}`)

/**
 * Returns the pattern of a telephone number of the North American plan with an area code and an exchange. Separators
 * and a leading +1 are allowed.
 */
export const telephonePattern = (areaCode: string, exchange: string): RegExp => {
  const digits = spaced(`${areaCode}${exchange}${'[0-9]'.repeat(4)}`)
  return new RegExp(`^${GAP}(?:(?:\\+${GAP})?1${GAP})?${digits}$`, 'u')
}

/** Pattern of a telephone number (CHK-03). */
export const TELEPHONE = telephonePattern('[2-9][0-9][0-9]', '[2-9][0-9][0-9]')

const PHONE_DIGITS = 10

const JOINED_DOT = /\.(?=\p{Lu}\p{Ll})/gu

/**
 * Parses a name of one to sixty printable characters, trimmed. Fails with `NameMissing`, `NameTooLong`, or
 * `NameUnreadable` when it contains hidden characters, angle brackets or a text that looks like a link. A dot before a
 * capital gets its space, or becomes one in the longest names: "St.John" (CHK-01).
 */
export const parsePersonName = (text: string): E.Either<CustomerFieldFailure, PersonName> => {
  const typed = cleanText(text).trim()
  const roomy = typed.replace(JOINED_DOT, '. ')
  const name = characterCount(roomy) <= NAME_MAX ? roomy : typed.replace(JOINED_DOT, ' ')
  if (name === '') return E.left({ _tag: 'NameMissing' })
  if (characterCount(name) > NAME_MAX) return E.left({ _tag: 'NameTooLong', max: NAME_MAX })
  return isPersonName(name) ? E.right(name as PersonName) : E.left({ _tag: 'NameUnreadable' })
}

/** Parses an e-mail address with one @, a dotted host, a local part that is delivered, and no white space (CHK-02). */
export const parseEmail = (text: string): E.Either<CustomerFieldFailure, EmailAddress> => {
  const email = cleanText(text).trim()
  if (email === '') return E.left({ _tag: 'EmailMissing' })
  return EMAIL.test(email) && characterCount(email) <= EMAIL_MAX
    ? E.right(email as EmailAddress)
    : E.left({ _tag: 'EmailMalformed' })
}

/** Parses ten digits of the North American plan. Separators and a leading +1 are allowed (CHK-03). */
export const parsePhone = (text: string): E.Either<CustomerFieldFailure, PhoneNumber> => {
  const number = cleanText(text)
  if (number.trim() === '') return E.left({ _tag: 'PhoneMissing' })
  return TELEPHONE.test(number)
    ? E.right(number.replaceAll(/[^0-9]/g, '').slice(-PHONE_DIGITS) as PhoneNumber)
    : E.left({ _tag: 'PhoneMalformed' })
}

/** Checks whether a text is one of the kinds of telephone (CHK-04). */
export const isPhoneType = (text: string): text is PhoneType =>
  (phoneTypes as readonly string[]).includes(text)
