import type { BankFailure } from '#core/bank/bank.ts'
import { ACCOUNT_MAX, ACCOUNT_MIN } from '#core/bank/account-kind.ts'
import type { CardFailure } from '#core/card/card.failure.ts'
import { cvvLength } from '#core/card/issuer.ts'
import { NAME_MAX } from '#core/checkout/customer.ts'
import type { CustomerFieldFailure } from '#core/checkout/customer.failure.ts'
import type { IdentificationFailure } from '#core/risk/risk.ts'
import type { NumberedIdentification } from '#core/risk/identification-type.ts'
import { translated } from '#ui/content/language.ts'

type CustomerFieldWords = Readonly<Record<CustomerFieldFailure['_tag'], (noun: string) => string>>

/** The error texts of the customer fields. `noun` is the field's name inside a sentence: "nombre", "apellido". */
export const customerFieldWords = translated<CustomerFieldWords>('customerFieldWords', {
  NameMissing: (noun) => `Escribe tu ${noun}.`,
  NameTooLong: (noun) => `Acorta tu ${noun}: caben ${NAME_MAX} caracteres.`,
  NameUnreadable: (noun) =>
    `Escribe tu ${noun} sin enlaces, correos ni los símbolos < y >. Deja un espacio después de cada punto.`,
  EmailMissing: (noun) => `Escribe tu ${noun}.`,
  EmailMalformed: (noun) => `Revisa tu ${noun}: se escribe como nombre@ejemplo.com.`,
  PhoneMissing: (noun) => `Escribe tu ${noun}.`,
  PhoneMalformed: (noun) => `Escribe los diez dígitos de tu ${noun}, como (305) 555-0142.`,
})

export const cardFieldWords = translated<Readonly<Record<CardFailure['_tag'], string>>>('cardFieldWords', {
  NameMissing: 'Escribe el nombre como está en la tarjeta.',
  NumberMissing: 'Escribe el número de la tarjeta.',
  NumberInvalid: 'Revisa el número de la tarjeta: no coincide algún dígito.',
  ExpiryMalformed: 'Escribe el mes y el año de vencimiento, como 08/31.',
  CardExpired: 'Esta tarjeta ya venció. Usa otra.',
  CvvMalformed: `Escribe los ${cvvLength('Visa')} dígitos del reverso, o los ${cvvLength('Amex')} del frente si es American Express.`,
})

type BankFieldWords = Readonly<Record<BankFailure['_tag'] | 'KindMissing' | 'NameMissing', string>>

export const bankFieldWords = translated<BankFieldWords>('bankFieldWords', {
  KindMissing: 'Elige el tipo de tu cuenta.',
  NameMissing: 'Escribe el nombre como está en la cuenta.',
  RoutingMissing: 'Escribe el número de ruta de tu banco.',
  RoutingInvalid: 'Revisa el número de ruta: son nueve dígitos y alguno no coincide.',
  AccountMissing: 'Escribe el número de tu cuenta.',
  AccountInvalid: `Revisa el número de cuenta: tiene de ${ACCOUNT_MIN} a ${ACCOUNT_MAX} dígitos.`,
})

const identificationNames: Readonly<Record<NumberedIdentification, string>> = {
  SSN: 'número de Seguro Social',
  ITIN: 'ITIN',
  EIN: 'EIN',
}

type IdentificationWords = Readonly<
  Record<IdentificationFailure['_tag'], (type: NumberedIdentification) => string>
>

export const identificationWords = translated<IdentificationWords>('identificationWords', {
  IdentificationMissing: (type) => `Escribe tu ${identificationNames[type]}, o elige seguir sin número.`,
  IdentificationInvalid: (type) =>
    `Revisa tu ${identificationNames[type]}: son nueve dígitos y alguno no coincide.`,
})
