/**
 * Numbers whose behaviour is fixed, for demonstrations and tests: no bank stands behind this gateway. Any other valid number
 * is captured too.
 */
export const gatewayTestCards = [
  { number: '4111111111111111', issuer: 'Visa', outcome: 'captured' },
  { number: '5555555555554444', issuer: 'Mastercard', outcome: 'captured' },
  { number: '378282246310005', issuer: 'Amex', outcome: 'captured' },
  { number: '6011111111111117', issuer: 'Discover', outcome: 'captured' },
  { number: '4000000000000002', issuer: 'Visa', outcome: 'declined' },
] as const
