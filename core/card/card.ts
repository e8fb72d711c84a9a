import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { characterCount, writtenText } from '../shared/text.ts'
import type { CardFailure } from './card.failure.ts'
import { cvvLength, issuerOf } from './issuer.ts'

/** 13 to 19 digits that pass the Luhn check. Lives in memory only, never at rest. */
export type CardNumber = Branded<string, 'CardNumber'>

/** The digits that verify a card. Lives in memory only, never at rest. */
export type Cvv = Branded<string, 'Cvv'>

/** Year and month as the gateway takes it, `YYYY-MM` (CRD-05). */
export type CardExpiry = Branded<string, 'CardExpiry'>

export const CARD_NAME_MAX = 80

/** A name on a card or an account as it is taken, with blanks before it that are dropped (CRD-06). */
export const NAME_ON_PAYMENT = writtenText('', ' *')

export const passesLuhn = (digits: string): boolean => {
  const total = Array.from(digits, Number)
    .toReversed()
    .reduce((carried, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1)
      return carried + (value > 9 ? value - 9 : value)
    }, 0)
  return total % 10 === 0
}

/** A number of an accepted issuer, blanks and hyphens allowed between its 13 to 19 digits (CRD-02). */
export const parseCardNumber = (text: string): E.Either<CardFailure, CardNumber> => {
  const digits = text.replace(/[ -]/g, '')
  if (digits === '') return E.left({ _tag: 'NumberMissing' })
  if (!/^[0-9]{13,19}$/.test(digits) || !passesLuhn(digits)) return E.left({ _tag: 'NumberInvalid' })
  return issuerOf(digits) === 'Unknown'
    ? E.left({ _tag: 'IssuerNotAccepted' })
    : E.right(digits as CardNumber)
}

/** A card is good to the last day of its month (CRD-03). */
export const hasExpired = (expiry: CardExpiry, today: PlainDate): boolean => expiry < today.slice(0, 7)

/** `MM/YYYY` or `MM/YY`, not before the month of `today` (CRD-03). */
export const parseExpiry = (text: string, today: PlainDate): E.Either<CardFailure, CardExpiry> => {
  const match = /^ *(0[1-9]|1[0-2]) *\/ *(?:20)?([0-9]{2}) *$/.exec(text)
  if (match === null) return E.left({ _tag: 'ExpiryMalformed' })
  const expiry = `20${match[2]}-${match[1]}` as CardExpiry
  return hasExpired(expiry, today) ? E.left({ _tag: 'CardExpired' }) : E.right(expiry)
}

/** Three digits, four for Amex (CRD-04). */
export const parseCvv = (text: string, cardDigits: string): E.Either<CardFailure, Cvv> => {
  const length = cvvLength(issuerOf(cardDigits.replace(/[ -]/g, '')))
  return text.length === length && /^[0-9]+$/.test(text)
    ? E.right(text as Cvv)
    : E.left({ _tag: 'CvvMalformed', length })
}

/** The name as printed on the card (CRD-06). */
export const parseNameOnCard = (text: string): E.Either<CardFailure, string> => {
  const name = text.normalize('NFC').trim()
  return characterCount(name) <= CARD_NAME_MAX && NAME_ON_PAYMENT.test(name)
    ? E.right(name)
    : E.left({ _tag: 'NameMissing' })
}

/** What may be kept and shown of a card. */
export type CardSummary = { readonly issuer: ReturnType<typeof issuerOf>; readonly lastFour: string }
