/*
 * Test numbers with a fixed behavior, for demonstrations and tests: this gateway has no bank and no credit bureau.
 * Every other valid card or account is captured; every other valid identification is clear.
 */

export const testCards = [
  { number: '4111111111111111', issuer: 'Visa', outcome: 'captured' },
  { number: '5555555555554444', issuer: 'Mastercard', outcome: 'captured' },
  { number: '378282246310005', issuer: 'Amex', outcome: 'captured' },
  { number: '6011111111111117', issuer: 'Discover', outcome: 'captured' },
  { number: '2223003122003222', issuer: 'Unknown', outcome: 'captured' },
  { number: '4000000000000002', issuer: 'Visa', outcome: 'declined' },
] as const

/**
 * Cards with a faulty gateway. `silent`: no response, no charge. `twice`: the charge is reported twice. `late`: the
 * charge happens after its caller's timeout. `tooLate`: the charge happens after the order was abandoned.
 */
export const faultyTestCards = [
  { number: '4000000000000119', issuer: 'Visa', behavior: 'silent' },
  { number: '4000000000000226', issuer: 'Visa', behavior: 'twice' },
  { number: '4000000000000333', issuer: 'Visa', behavior: 'late' },
  { number: '4000000000000440', issuer: 'Visa', behavior: 'tooLate' },
] as const

/** The routing number belongs to no bank. */
export const testAccounts = [
  { routing: '110000000', number: '000123456789', outcome: 'captured' },
  { routing: '110000000', number: '000111111116', outcome: 'declined' },
] as const

/** Two numbers that were printed in advertisements and then withdrawn: they belong to nobody. */
export const testIdentifications = [
  { type: 'SSN', number: '219099999', outcome: 'clear' },
  { type: 'SSN', number: '078051120', outcome: 'referred' },
] as const
