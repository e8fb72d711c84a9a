import type { CardFailure } from '#core/card/card.failure.ts'
import { cvvLength } from '#core/card/issuer.ts'
import { NAME_MAX } from '#core/checkout/customer.ts'
import type { CustomerFieldFailure } from '#core/checkout/customer.failure.ts'

/** `noun` is what the field asks for, in the middle of a sentence: "nombre", "apellido". */
export const customerFieldWords: Readonly<Record<CustomerFieldFailure['_tag'], (noun: string) => string>> = {
  NameMissing: (noun) => `Escribe tu ${noun}.`,
  NameTooLong: (noun) => `Acorta tu ${noun}: caben ${NAME_MAX} caracteres.`,
  NameUnreadable: (noun) => `Escribe tu ${noun} sin los símbolos < y >.`,
  EmailMissing: (noun) => `Escribe tu ${noun}.`,
  EmailMalformed: (noun) => `Revisa tu ${noun}: se escribe como nombre@ejemplo.com.`,
  PhoneMissing: (noun) => `Escribe tu ${noun}.`,
  PhoneMalformed: (noun) => `Escribe los diez dígitos de tu ${noun}, como (305) 555-0142.`,
}

export const cardFieldWords: Readonly<Record<CardFailure['_tag'], string>> = {
  NameMissing: 'Escribe el nombre como está en la tarjeta.',
  NumberMissing: 'Escribe el número de la tarjeta.',
  NumberInvalid: 'Revisa el número de la tarjeta: no coincide algún dígito.',
  IssuerNotAccepted: 'Usa una tarjeta Visa, Mastercard, American Express o Discover.',
  ExpiryMalformed: 'Escribe el mes y el año de vencimiento, como 08/31.',
  CardExpired: 'Esta tarjeta ya venció. Usa otra.',
  CvvMalformed: `Escribe los ${cvvLength('Visa')} dígitos del reverso; en American Express son ${cvvLength('Amex')} y están al frente.`,
}
