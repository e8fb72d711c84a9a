import { either as E } from 'fp-ts'
import type { PaymentCard } from '../card/payment-card.ts'
import type { PaymentFailure } from './payment.failure.ts'
import type { CardPaymentInformation, PaymentPurpose } from './payment-information.ts'
import { paymentInformation } from './payment-information.ts'

/** A card's number and code as sent by the browser: encrypted, with an integrity check over both and key id. */
export type SealedCard = {
  readonly card: string
  readonly cvv: string
  readonly integrityCheck: string
  readonly keyId: string
  readonly phaseId: string
}

/** A card payment as it is sent. `expirationDate` is year and month. */
export type CardPayment = SealedCard &
  Pick<PaymentCard, 'cardType' | 'expirationDate' | 'nameOnCard'> & {
    readonly paymentInformation: CardPaymentInformation
  }

/**
 * Returns the payment of a valid form, with encrypted numbers in place of the typed ones (PAY-04). Fails with
 * `CardInClear` when the number is not encrypted, and as `paymentInformation` does.
 */
export const cardPayment = (
  { cardType, cardNumber, expirationDate, nameOnCard, zipCode }: PaymentCard,
  { card, cvv, integrityCheck, keyId, phaseId }: SealedCard,
  purpose: PaymentPurpose,
): E.Either<PaymentFailure, CardPayment> => {
  if (card.replace(/[ -]/g, '').includes(cardNumber)) return E.left({ _tag: 'CardInClear' })
  const information = paymentInformation(purpose)
  if (E.isLeft(information)) return information
  return E.right({
    cardType,
    card,
    cvv,
    integrityCheck,
    keyId,
    phaseId,
    expirationDate,
    nameOnCard,
    paymentInformation: { ...information.right, zip: zipCode },
  })
}
