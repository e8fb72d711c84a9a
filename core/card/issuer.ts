export const issuers = ['Visa', 'Mastercard', 'Amex', 'Discover', 'Unknown'] as const
export type Issuer = (typeof issuers)[number]

/** The issuer by prefix: Visa 4; Mastercard 51 to 55; Amex 34 or 37; Discover 6011 or 65; else Unknown (CRD-01). */
export const issuerOf = (digits: string): Issuer => {
  if (digits.startsWith('4')) return 'Visa'
  if (/^5[1-5]/.test(digits)) return 'Mastercard'
  if (/^3[47]/.test(digits)) return 'Amex'
  return /^(6011|65)/.test(digits) ? 'Discover' : 'Unknown'
}

/** Digits on the back or front of a card of this issuer (CRD-04). */
export const cvvLength = (issuer: Issuer): number => (issuer === 'Amex' ? 4 : 3)
