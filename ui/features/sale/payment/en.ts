import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import type * as es from './es.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import type { Translation } from '#ui/content/language.ts'

export const paymentWords: Translation<typeof es.paymentWords> = {
  heading: 'Review your order',
  get loading() {
    return loadingText('Getting the payment ready.')
  },
  deposit: (amount) =>
    `Includes a ${amount} deposit: we refund it after ${DEPOSIT_MONTHS} months of on-time payments.`,
  kinds: {
    card: {
      tab: 'Card',
      errorsTitle: (count) =>
        count === 1 ? 'Correct one field of the card' : `Correct ${count} fields of the card`,
      cipher: 'We encrypt the card in your browser: only the payment processor can read it.',
      wiped: 'For your security we erased the number, the date, and the code. Enter them again.',
    },
    bank: {
      tab: 'Bank account',
      errorsTitle: (count) =>
        count === 1 ? 'Correct one field of the account' : `Correct ${count} fields of the account`,
      cipher: 'We encrypt the numbers in your browser: only the payment processor can read them.',
      wiped: 'For your security we erased the routing number and the account number. Enter them again.',
    },
  },
  card: {
    accepted: 'Credit or debit',
    nameOnCard: 'Name on card',
    number: 'Card number',
    expiry: 'Expires',
    expiryHint: 'MM/YY',
    cvv: 'Security code',
    cvvHint: (digits) => (digits === 4 ? '4 digits, on the front' : `${digits} digits, on the back`),
    zipCode: 'Billing ZIP code',
  },
  bank: {
    where: 'The numbers are at the bottom of your checks, or in your bank’s app.',
    routing: 'Routing number',
    routingHint: '9 digits, at the bottom left',
    account: 'Account number',
    accountHint: (min, max) => `${min} to ${max} digits, right after the routing number`,
    accountKind: 'Type of account',
    accountKinds: { checking: 'Checking', savings: 'Savings' },
    nameOnAccount: 'Name on account',
  },
  kindLegend: 'Payment method',
  opening: 'Opening the form',
  another: 'Pay another way',
  back: 'Back to the saved payment method',
  pay: (today) => `Pay ${today} and order`,
  order: 'Place order',
  nothingToPay: {
    heading: 'Nothing due today',
    body: 'You don’t need a card or an account. If your bill has an amount later, it comes by email and you decide how to pay it.',
  },
  saving: 'Encrypting and saving',
}
