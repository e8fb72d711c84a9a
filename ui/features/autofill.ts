/**
 * What a browser may fill in for a visitor: the token of each typed field, by form (WCAG 1.3.5). `off` where no token exists: numbers of
 * accounts, of persons and of orders. A form takes its tokens by field, so a field without one does not compile.
 */
export const autofill = {
  address: { street: 'address-line1', unit: 'address-line2', zip: 'postal-code' },
  customer: {
    firstName: 'given-name',
    lastName: 'family-name',
    emailAddress: 'email',
    phoneNumber: 'tel-national',
  },
  card: {
    number: 'cc-number',
    expiry: 'cc-exp',
    cvv: 'cc-csc',
    nameOnCard: 'cc-name',
    zipCode: 'billing postal-code',
  },
  bank: { routing: 'off', account: 'off', nameOnAccount: 'name' },
  orderStatus: { orderNumber: 'off', code: 'one-time-code' },
} as const
