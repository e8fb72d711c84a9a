import type * as es from '#ui/content/es/sale/payment.ts'
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
  prepaid: 'You paid the first month in advance and the one-time charges.',
}

export const amountWords: Twin<typeof es.amountWords> = {
  monthly: 'Each month',
  until: (month) => `Through month ${month}`,
  from: (month) => `From month ${month}`,
  aMonth: (amount) => `${amount} per month`,
}
