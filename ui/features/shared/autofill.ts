/**
 * The autocomplete token of each field, by form (WCAG 1.3.5). `off` where no token exists: the numbers of accounts,
 * persons and orders. A form reads its tokens by field, so a field without one does not compile.
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
  followUp: { emailAddress: 'email', statement: 'off' },
  savings: { spend: 'off' },
  orderStatus: { orderNumber: 'off', code: 'one-time-code' },
} as const
