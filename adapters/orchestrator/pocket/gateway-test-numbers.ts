/*
 * Numbers whose behaviour is fixed, for demonstrations and tests: no bank and no bureau stand behind this gateway. Any other valid
 * card or account is captured too, any other valid identification is clear.
 */

export const testCards = [
  { number: '4111111111111111', issuer: 'Visa', outcome: 'captured' },
  { number: '5555555555554444', issuer: 'Mastercard', outcome: 'captured' },
  { number: '378282246310005', issuer: 'Amex', outcome: 'captured' },
  { number: '6011111111111117', issuer: 'Discover', outcome: 'captured' },
  { number: '4000000000000002', issuer: 'Visa', outcome: 'declined' },
] as const

/** The routing number is of no bank. */
export const testAccounts = [
  { routing: '110000000', number: '000123456789', outcome: 'captured' },
  { routing: '110000000', number: '000111111116', outcome: 'declined' },
] as const

/** Two numbers printed in advertisements and withdrawn since: they are nobody's. */
export const testIdentifications = [
  { type: 'SSN', number: '219099999', outcome: 'clear' },
  { type: 'SSN', number: '078051120', outcome: 'referred' },
] as const
