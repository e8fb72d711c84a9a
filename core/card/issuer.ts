export const issuers = ['Visa', 'Mastercard', 'Amex', 'Discover', 'Unknown'] as const
export type Issuer = (typeof issuers)[number]

/** The first digits of each issuer. No number matches two issuers (CRD-01). */
export const issuerRanges = [
  ['Visa', /^4/],
  ['Mastercard', /^5[1-5]/],
  ['Amex', /^3[47]/],
  ['Discover', /^(6011|65)/],
] as const

/** Returns the issuer by prefix: Visa 4; Mastercard 51-55; Amex 34, 37; Discover 6011, 65; else Unknown (CRD-01). */
export const issuerOf = (digits: string): Issuer =>
  issuerRanges.find(([, range]) => range.test(digits))?.[0] ?? 'Unknown'

/** Returns the number of digits of the verification code (CRD-04). */
export const cvvLength = (issuer: Issuer): number => (issuer === 'Amex' ? 4 : 3)
