import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { cleanText, compactText } from '../shared/text.ts'
import type { CardFailure } from './card.failure.ts'
import { cvvLength, issuerOf } from './issuer.ts'

/** 13 to 19 digits that pass the Luhn check. Exists in memory only and is never stored. */
export type CardNumber = Branded<string, 'CardNumber'>

/** The verification code of a card. Exists in memory only and is never stored. */
export type Cvv = Branded<string, 'Cvv'>

/** Year and month in the format of the gateway, `YYYY-MM` (CRD-05). */
export type CardExpiry = Branded<string, 'CardExpiry'>

export const passesLuhn = (digits: string): boolean => {
  const total = Array.from(digits, Number)
    .toReversed()
    .reduce((carried, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1)
      return carried + (value > 9 ? value - 9 : value)
    }, 0)
  return total % 10 === 0
}

/** Parses a card number of any issuer: 13 to 19 digits, with optional blanks and hyphens (CRD-02). */
export const parseCardNumber = (text: string): E.Either<CardFailure, CardNumber> => {
  const digits = compactText(text)
  if (digits === '') return E.left({ _tag: 'NumberMissing' })
  return /^[0-9]{13,19}$/.test(digits) && passesLuhn(digits)
    ? E.right(digits as CardNumber)
    : E.left({ _tag: 'NumberInvalid' })
}

/** Checks whether a card has expired. A card is valid to the last day of its month (CRD-03). */
export const hasExpired = (expiry: CardExpiry, today: PlainDate): boolean => expiry < today.slice(0, 7)

/** Parses `MM/YYYY` or `MM/YY`, not before the month of `today` (CRD-03). */
export const parseExpiry = (text: string, today: PlainDate): E.Either<CardFailure, CardExpiry> => {
  const match = /^ *(0[1-9]|1[0-2]) *\/ *(?:20)?([0-9]{2}) *$/.exec(cleanText(text))
  if (match === null) return E.left({ _tag: 'ExpiryMalformed' })
  const expiry = `20${match[2]}-${match[1]}` as CardExpiry
  return hasExpired(expiry, today) ? E.left({ _tag: 'CardExpired' }) : E.right(expiry)
}

/** Parses three digits, or four for Amex (CRD-04). */
export const parseCvv = (text: string, cardDigits: string): E.Either<CardFailure, Cvv> => {
  const length = cvvLength(issuerOf(compactText(cardDigits)))
  const digits = compactText(text)
  return digits.length === length && /^[0-9]+$/.test(digits)
    ? E.right(digits as Cvv)
    : E.left({ _tag: 'CvvMalformed', length })
}

/** The data of a card that may be stored and shown. */
export type CardSummary = { readonly issuer: ReturnType<typeof issuerOf>; readonly lastFour: string }
