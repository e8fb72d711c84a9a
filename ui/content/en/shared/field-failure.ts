import { ACCOUNT_MAX, ACCOUNT_MIN } from '#core/bank/account-kind.ts'
import { cvvLength } from '#core/card/issuer.ts'
import { NAME_MAX } from '#core/checkout/customer.ts'
import type { NumberedIdentification } from '#core/risk/identification-type.ts'
import type * as es from '#ui/content/es/shared/field-failure.ts'
import type { Translation } from '#ui/content/language.ts'

export const customerFieldWords: Translation<typeof es.customerFieldWords> = {
  NameMissing: (noun) => `Enter your ${noun}.`,
  NameTooLong: (noun) => `Shorten your ${noun} to ${NAME_MAX} characters.`,
  NameUnreadable: (noun) =>
    `Enter your ${noun} without links, email addresses, or the symbols < and >. Leave a space after each period.`,
  EmailMissing: (noun) => `Enter your ${noun}.`,
  EmailMalformed: (noun) => `Check your ${noun}: it should look like name@example.com.`,
  PhoneMissing: (noun) => `Enter your ${noun}.`,
  PhoneMalformed: (noun) => `Enter all ten digits of your ${noun}, like (305) 555-0142.`,
}

export const cardFieldWords: Translation<typeof es.cardFieldWords> = {
  NameMissing: 'Enter the name as it appears on the card.',
  NumberMissing: 'Enter the card number.',
  NumberInvalid: 'Check the card number: one of the digits doesn’t match.',
  ExpiryMalformed: 'Enter the expiration month and year, like 08/31.',
  CardExpired: 'This card has expired. Use another one.',
  CvvMalformed: `Enter the ${cvvLength('Visa')} digits on the back, or the ${cvvLength('Amex')} on the front of an American Express card.`,
}

export const bankFieldWords: Translation<typeof es.bankFieldWords> = {
  KindMissing: 'Choose your account type.',
  NameMissing: 'Enter the name as it appears on the account.',
  RoutingMissing: 'Enter your bank’s routing number.',
  RoutingInvalid: 'Check the routing number: it has nine digits, and one of them doesn’t match.',
  AccountMissing: 'Enter your account number.',
  AccountInvalid: `Check the account number: it has ${ACCOUNT_MIN} to ${ACCOUNT_MAX} digits.`,
}

const identificationNames: Readonly<Record<NumberedIdentification, string>> = {
  SSN: 'Social Security number',
  ITIN: 'ITIN',
  EIN: 'EIN',
}

export const identificationWords: Translation<typeof es.identificationWords> = {
  IdentificationMissing: (type) =>
    `Enter your ${identificationNames[type]}, or choose to continue without a number.`,
  IdentificationInvalid: (type) =>
    `Check your ${identificationNames[type]}: it has nine digits, and one of them doesn’t match.`,
}
