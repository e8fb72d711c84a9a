import * as z from 'zod/mini'
import type { ZipFailure } from '#core/address/address.failure.ts'
import { parseZip } from '#core/address/address.ts'
import type { CardFailure } from '#core/card/card.failure.ts'
import { parseCardNumber, parseCvv, parseExpiry, parseNameOnCard } from '#core/card/card.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { field, fieldErrors } from '#ui/features/form-schema.ts'

/** What must not outlive the submit, of a card and of an account (S26). */
export const secretFields = ['number', 'expiry', 'cvv', 'routing', 'account'] as const

/** The fields of a card, in the order of the screen. */
export const cardFields = ['number', 'expiry', 'cvv', 'nameOnCard', 'zipCode'] as const
export type CardField = (typeof cardFields)[number]

/** What stands in the card's fields at the moment they are sent; it is kept nowhere. */
export type CardEntry = Readonly<Record<CardField, string>>

export type CardErrors = Readonly<Partial<Record<CardField, CardFailure['_tag'] | ZipFailure['_tag']>>>

/** A card as the core's constructors read it on the day `today`; the length of the code goes by `number` (CRD-01 to CRD-06). */
export const cardSchema = (today: PlainDate, number: string) =>
  z.object({
    nameOnCard: field(parseNameOnCard),
    number: field(parseCardNumber),
    expiry: field((text) => parseExpiry(text, today)),
    cvv: field((text) => parseCvv(text, number)),
    zipCode: field(parseZip),
  })

export type PaymentRead<Errors> =
  | { readonly isComplete: true; readonly payment: PaymentSubmission }
  | { readonly isComplete: false; readonly errors: Errors }

export const readCard = (entry: CardEntry, today: PlainDate): PaymentRead<CardErrors> => {
  const read = cardSchema(today, entry.number).safeParse(entry)
  if (!read.success) return { isComplete: false, errors: fieldErrors(read.error) }
  const { nameOnCard, number, expiry, cvv, zipCode } = read.data
  return {
    isComplete: true,
    payment: { kind: 'card', card: { number, cvv, expirationDate: expiry }, nameOnCard, zipCode },
  }
}
