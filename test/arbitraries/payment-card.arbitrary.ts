import * as fc from 'fast-check'
import { parsePaymentCard, type PaymentCard, type PaymentCardForm } from '#core/card/payment-card.ts'
import type { SealedCard } from '#core/payment/card-payment.ts'
import { accepted } from './accepted.ts'
import { zip } from './address.arbitrary.ts'
import { cardDay, clearCard, digits, nameOnCard } from './card.arbitrary.ts'

/** Forms in which every field is valid on `cardDay`. */
export const paymentCardForm: fc.Arbitrary<PaymentCardForm> = fc
  .tuple(clearCard, nameOnCard, zip)
  .map(([{ number, cvv, expirationDate }, name, zipCode]) => ({
    nameOnCard: name,
    cardNumber: number,
    expirationDate: `${expirationDate.slice(5)}/${expirationDate.slice(0, 4)}`,
    cvv,
    zipCode,
  }))

export const paymentCard: fc.Arbitrary<PaymentCard> = paymentCardForm.map((form) =>
  accepted(parsePaymentCard(form, cardDay)),
)

/** Encrypted cards; their number is none that is typed, because it has a letter in it. */
export const sealedCard: fc.Arbitrary<SealedCard> = fc.record({
  card: digits(15).map((text) => `${text.slice(0, 8)}x${text.slice(8)}`),
  cvv: digits(3),
  integrityCheck: digits(8),
  keyId: digits(4),
  phaseId: digits(4),
})
