import type * as es from '#ui/content/es/sale/payment.ts'
import type { Translation } from '#ui/content/language.ts'

export const issuerNames: Translation<typeof es.issuerNames> = {
  Visa: 'Visa',
  Mastercard: 'Mastercard',
  Amex: 'American Express',
  Discover: 'Discover',
  Unknown: 'Card',
}

export const accountNames: Translation<typeof es.accountNames> = {
  checking: 'Checking account',
  savings: 'Savings account',
}

export const methodWords: Translation<typeof es.methodWords> = {
  ending: (name, lastFour) => `${name} ending in ${lastFour}`,
  none: 'No card or account: nothing was charged',
  prepaid: 'You paid the first month in advance and the one-time charges.',
}

export const amountWords: Translation<typeof es.amountWords> = {
  monthly: 'Each month',
  until: (month) => `Through month ${month}`,
  from: (month) => `From month ${month}`,
  aMonth: (amount) => `${amount} per month`,
}
