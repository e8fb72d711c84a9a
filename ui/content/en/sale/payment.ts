import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import type * as es from '#ui/content/es/sale/payment.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import type { Twin } from '#ui/content/language.ts'

export const issuerNames: Twin<typeof es.issuerNames> = {
  Visa: 'Visa',
  Mastercard: 'Mastercard',
  Amex: 'American Express',
  Discover: 'Discover',
  Unknown: 'Card',
}

export const accountNames: Twin<typeof es.accountNames> = {
  checking: 'Checking account',
  savings: 'Savings account',
}

export const methodWords: Twin<typeof es.methodWords> = {
  ending: (name, lastFour) => `${name} ending in ${lastFour}`,
  none: 'No card or account: nothing was charged',
}

export const paymentWords: Twin<typeof es.paymentWords> = {
  heading: 'Due today',
  get loading() {
    return loadingText('Getting the payment ready.')
  },
  lead: 'The first month and the one-time charges.',
  deposit: (amount) =>
    `Includes a ${amount} deposit: we refund it after ${DEPOSIT_MONTHS} months of on-time payments.`,
  kinds: {
    card: {
      tab: 'Card',
      errorsTitle: (count) =>
        count === 1 ? 'Correct one field of the card' : `Correct ${count} fields of the card`,
      cipher:
        'We encrypt the card in your browser before sending it. Only the payment processor can read it.',
      wiped: 'For your security we erased the number, the date, and the code. Enter them again.',
    },
    bank: {
      tab: 'Bank account',
      errorsTitle: (count) =>
        count === 1 ? 'Correct one field of the account' : `Correct ${count} fields of the account`,
      cipher:
        'We encrypt the numbers in your browser before sending them. Only the payment processor can read them.',
      wiped: 'For your security we erased the routing number and the account number. Enter them again.',
    },
  },
  card: {
    accepted: 'Visa, Mastercard, American Express, or Discover',
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
  reference: 'Your reference:',
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

export const amountWords: Twin<typeof es.amountWords> = {
  monthly: 'Each month',
  until: (month) => `Through month ${month}`,
  from: (month) => `From month ${month}`,
  aMonth: (amount) => `${amount} per month`,
}

export const orderWords: Twin<typeof es.orderWords> = {
  placing: {
    heading: 'Placing your order',
    progress: 'Talking to the bank',
    body: 'It takes a few seconds. Don’t close this page or go back.',
    happening: [
      'We check that the price is the one you saw.',
      'We set aside your visit, if you have one.',
      'We request the payment from the bank, just once.',
    ],
  },
  inDoubt: {
    heading: 'The bank hasn’t answered yet',
    progress: 'Asking again',
    body: 'Your order is recorded and we keep asking the bank, so don’t place it again. Nothing is charged twice.',
  },
  unanswered: {
    heading: 'Your order is on hold',
    body: 'The bank hasn’t answered yet. We saved your order and keep asking: if the payment goes through, it’s placed; if not, nothing is charged. Nothing is charged twice.',
    mail: (emailAddress) =>
      emailAddress === null
        ? 'We email you when we know how it turned out.'
        : `We write to ${emailAddress} when we know how it turned out.`,
    next: 'You can close this page or leave it open: it changes on its own when the bank answers. If you’d rather talk, call and give your reference.',
    retry: 'Ask again',
  },
  outOfReach: {
    heading: 'Your order is still on hold',
    body: 'Your session ended and we can’t ask about it from here anymore. The order is still saved: if the payment goes through, it’s placed; if not, nothing is charged. Nothing is charged twice.',
    next: 'Back to my address',
  },
  unplaced: {
    heading: 'The order wasn’t confirmed',
    sameKey:
      'If your order had already gone through, trying again gets you that same order. Nothing is charged twice.',
    review: 'Review the order again',
    devices: 'Change the device',
  },
  priceMoved: {
    heading: 'The price changed while you were ordering',
    body: 'We didn’t place the order or charge anything. See the difference and decide.',
    before: 'Before',
    now: 'Now',
    lines: 'What changed in your order',
    today: 'Today',
    monthly: 'Monthly',
    more: (difference) => `${difference} more`,
    less: (difference) => `${difference} less`,
    same: 'The same',
    accept: (today) => `Pay ${today} and order`,
    decline: 'Go back and change the order',
  },
  priceSaved: {
    heading: 'Confirm the total again',
    body: 'We didn’t place the order or charge anything. The total is the same: look at it again and, if you agree, place the order.',
  },
  stale: {
    heading: 'This order is already placed',
    progress: 'Looking for your confirmation',
    body: 'It was placed in another tab, just once. We’re taking you to its number and visit.',
    retry: 'Look for the confirmation again',
  },
}
