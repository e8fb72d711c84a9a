import { issuerOf } from '#core/card/issuer.ts'
import { digitsOf } from '#ui/features/typing.ts'

/** The longest card number, in digits (CRD-02). */
const NUMBER_MAX = 19

/** A number being typed, in the groups that are printed on the card: 4-6-5 for Amex, else fours. */
export const groupNumber = (text: string): string => {
  const digits = digitsOf(text).slice(0, NUMBER_MAX)
  const groups = issuerOf(digits) === 'Amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?$/ : null
  if (groups === null) return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  return (groups.exec(digits)?.slice(1) ?? []).filter((group) => group !== undefined).join(' ')
}

/** A whole expiry as a browser fills it in, the year first: "2031-04". */
const YEAR_FIRST = /^\s*(20\d\d)\s*[-/]\s*(\d{1,2})\s*$/

/**
 * Writes an expiry as it is typed or filled in: the slash comes by itself with the third digit, "8/" becomes "08/", and "2031-04"
 * becomes "04/2031".
 */
export const slashExpiry = (text: string): string => {
  const monthFirst = text.replace(YEAR_FIRST, '$2/$1')
  const digits = digitsOf(monthFirst.replace(/^\s*(\d)\s*[-/]/, '0$1/')).slice(0, 6)
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`
  return digits.length === 2 && text.includes('/') ? `${digits}/` : digits
}
