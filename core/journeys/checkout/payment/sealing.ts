import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { Zip } from '../../../address/address.ts'
import { issuerOf } from '../../../card/issuer.ts'
import type { PaymentCard } from '../../../card/payment-card.ts'
import { cardPayment } from '../../../payment/card-payment.ts'
import { paymentInformation } from '../../../payment/payment-information.ts'
import type { PaymentPurpose } from '../../../payment/payment-information.ts'
import type {
  BankEnvelope,
  CardEncryption,
  CardEnvelope,
  PaymentKey,
} from '../../../ports/card-encryption.ts'
import type { PaymentRequest } from '../../../ports/checkout-orchestrator.ts'
import type { PaymentSubmission } from './payment.events.ts'
import type { CheckoutFailure } from '../checkout.failure.ts'

type CardSubmission = Extract<PaymentSubmission, { readonly kind: 'card' }>
type BankSubmission = Extract<PaymentSubmission, { readonly kind: 'bank' }>

/** The card of a form that was read without errors. */
const cardOf = ({ card, nameOnCard, zipCode }: CardSubmission): PaymentCard =>
  ({
    cardType: issuerOf(card.number),
    nameOnCard,
    cardNumber: card.number,
    expirationDate: card.expirationDate,
    cvv: card.cvv,
    zipCode: zipCode as Zip,
  }) as PaymentCard

/** Builds the request of an encrypted card with its purpose. Never sends an unencrypted number (PAY-03, PAY-04). */
const requestOf = (
  payment: CardSubmission,
  card: CardEnvelope,
  purpose: PaymentPurpose,
): E.Either<CheckoutFailure, PaymentRequest> =>
  F.pipe(
    cardPayment(cardOf(payment), card, purpose),
    E.bimap(
      (): CheckoutFailure => ({ _tag: 'KeyUnusable' }),
      ({ cardType, nameOnCard, paymentInformation }): PaymentRequest => ({
        kind: 'card',
        mode: 'inline',
        cardType,
        nameOnCard,
        zipCode: paymentInformation.zip,
        paymentInformation,
        card,
      }),
    ),
  )

/** Builds the request of an encrypted account with its purpose (PAY-03). */
const accountRequestOf = (
  { nameOnAccount }: BankSubmission,
  bank: BankEnvelope,
  purpose: PaymentPurpose,
): E.Either<CheckoutFailure, PaymentRequest> =>
  F.pipe(
    paymentInformation(purpose),
    E.bimap(
      (): CheckoutFailure => ({ _tag: 'KeyUnusable' }),
      (information): PaymentRequest => ({
        kind: 'bank',
        mode: 'inline',
        nameOnAccount,
        paymentInformation: information,
        bank,
      }),
    ),
  )

/** Encrypts a payment of the page, and builds its request (PAY-03, PAY-04). */
export const sealPayment =
  ({ encrypt, encryptAccount }: CardEncryption) =>
  (
    payment: PaymentSubmission,
    purpose: PaymentPurpose,
    key: PaymentKey,
  ): TE.TaskEither<CheckoutFailure, PaymentRequest> =>
    payment.kind === 'bank'
      ? F.pipe(
          encryptAccount(payment.account, key),
          TE.flatMapEither((bank) => accountRequestOf(payment, bank, purpose)),
        )
      : F.pipe(
          encrypt(payment.card, key),
          TE.flatMapEither((card) => requestOf(payment, card, purpose)),
        )
