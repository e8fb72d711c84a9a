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

/**
 * Cards whose gateway misbehaves. `silent`: no answer ever comes and nothing is charged. `twice`: the charge is told twice. `late`: the
 * charge is made after whoever asked has given up; `tooLate`: after the order has been given up, too.
 */
export const unrulyTestCards = [
  { number: '4000000000000119', issuer: 'Visa', conduct: 'silent' },
  { number: '4000000000000226', issuer: 'Visa', conduct: 'twice' },
  { number: '4000000000000333', issuer: 'Visa', conduct: 'late' },
  { number: '4000000000000440', issuer: 'Visa', conduct: 'tooLate' },
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
