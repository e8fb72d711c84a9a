import { issuerOf } from '#core/card/issuer.ts'
import { digitsOf } from '#ui/features/shared/typing.ts'

/** The maximum length of a card number, in digits (CRD-02). */
const NUMBER_MAX = 19

/** Groups a card number during typing, as printed on the card: 4-6-5 for Amex, otherwise groups of four. */
export const groupNumber = (text: string): string => {
  const digits = digitsOf(text).slice(0, NUMBER_MAX)
  const groups = issuerOf(digits) === 'Amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?$/ : null
  if (groups === null) return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  return (groups.exec(digits)?.slice(1) ?? []).filter((group) => group !== undefined).join(' ')
}

/** A complete expiry as a browser autofills it, with the year first: "2031-04". */
const YEAR_FIRST = /^\s*(20\d\d)\s*[-/]\s*(\d{1,2})\s*$/

/**
 * Formats an expiry during typing or autofill: inserts the slash with the third digit, and changes "8/" to "08/" and "2031-04" to
 * "04/2031".
 */
export const slashExpiry = (text: string): string => {
  const monthFirst = text.replace(YEAR_FIRST, '$2/$1')
  const digits = digitsOf(monthFirst.replace(/^\s*(\d)\s*[-/]/, '0$1/')).slice(0, 6)
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`
  return digits.length === 2 && text.includes('/') ? `${digits}/` : digits
}
