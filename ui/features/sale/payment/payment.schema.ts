import type { ZipFailure } from '#core/address/address.failure.ts'
import type { CardFailure } from '#core/card/card.failure.ts'
import { parsePaymentCard } from '#core/card/payment-card.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { failureTags } from '#ui/features/sale/shared/failure-tags.ts'

/** The secrets of a card and of an account, which must not outlive the submit (S26). */
export const secretFields = ['number', 'expiry', 'cvv', 'routing', 'account'] as const

/** The fields of a card, in the order of the screen. */
export const cardFields = ['number', 'expiry', 'cvv', 'nameOnCard', 'zipCode'] as const
export type CardField = (typeof cardFields)[number]

/** The contents of the card's fields on submit. They are never stored. */
export type CardEntry = Readonly<Record<CardField, string>>

export type CardErrors = Readonly<Partial<Record<CardField, CardFailure['_tag'] | ZipFailure['_tag']>>>

export type PaymentRead<Errors> =
  | { readonly isComplete: true; readonly payment: PaymentSubmission }
  | { readonly isComplete: false; readonly errors: Errors }

/** Parses a card that can be charged on the day `today`, or returns the errors of each field (CRD-07). */
export const readCard = (entry: CardEntry, today: PlainDate): PaymentRead<CardErrors> => {
  const { number, expiry, ...others } = entry
  const read = parsePaymentCard({ cardNumber: number, expirationDate: expiry, ...others }, today)
  if (read._tag === 'Left') {
    const { cardNumber, expirationDate: expiryFailure, ...failures } = read.left
    const errors = failureTags({ number: cardNumber, expiry: expiryFailure, ...failures })
    return { isComplete: false, errors }
  }
  const { cardNumber, cvv, expirationDate, nameOnCard, zipCode } = read.right
  return {
    isComplete: true,
    payment: { kind: 'card', card: { number: cardNumber, cvv, expirationDate }, nameOnCard, zipCode },
  }
}
