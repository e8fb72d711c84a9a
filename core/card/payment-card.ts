import { either as E } from 'fp-ts'
import type { ZipFailure } from '../address/address.failure.ts'
import type { Zip } from '../address/address.ts'
import { parseZip } from '../address/address.ts'
import type { Branded } from '../shared/branded.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { CardFailure } from './card.failure.ts'
import type { CardExpiry, CardNumber, Cvv } from './card.ts'
import { parseCardNumber, parseCvv, parseExpiry } from './card.ts'
import { parseNameOnCard } from './name-on-card.ts'
import type { Issuer } from './issuer.ts'
import { issuerOf } from './issuer.ts'

/** The fields of a card as typed. `expirationDate` is month and year. */
export type PaymentCardForm = {
  readonly nameOnCard: string
  readonly cardNumber: string
  readonly expirationDate: string
  readonly cvv: string
  readonly zipCode: string
}

/** A card with a valid form, the only usable kind (CRD-07). Exists in memory only and is never stored. */
export type PaymentCard = Branded<
  {
    readonly cardType: Issuer
    readonly nameOnCard: string
    readonly cardNumber: CardNumber
    readonly expirationDate: CardExpiry
    readonly cvv: Cvv
    readonly zipCode: Zip
  },
  'PaymentCard'
>

/** The failure of each field, or null for a valid field. Never contains what was typed. */
export type PaymentCardFailures = Readonly<
  Record<Exclude<keyof PaymentCardForm, 'zipCode'>, CardFailure | null>
> & {
  readonly zipCode: ZipFailure | null
}

const failureOf = <F>(field: E.Either<F, unknown>): F | null => (E.isLeft(field) ? field.left : null)

/** Parses a card form on the day `today`. Fails with the failure of each field (CRD-07). */
export const parsePaymentCard = (
  form: PaymentCardForm,
  today: PlainDate,
): E.Either<PaymentCardFailures, PaymentCard> => {
  const nameOnCard = parseNameOnCard(form.nameOnCard)
  const cardNumber = parseCardNumber(form.cardNumber)
  const expirationDate = parseExpiry(form.expirationDate, today)
  const cvv = parseCvv(form.cvv, form.cardNumber)
  const zipCode = parseZip(form.zipCode)
  if (
    E.isRight(nameOnCard) &&
    E.isRight(cardNumber) &&
    E.isRight(expirationDate) &&
    E.isRight(cvv) &&
    E.isRight(zipCode)
  )
    return E.right({
      cardType: issuerOf(cardNumber.right),
      nameOnCard: nameOnCard.right,
      cardNumber: cardNumber.right,
      expirationDate: expirationDate.right,
      cvv: cvv.right,
      zipCode: zipCode.right,
    } as PaymentCard)
  return E.left({
    nameOnCard: failureOf(nameOnCard),
    cardNumber: failureOf(cardNumber),
    expirationDate: failureOf(expirationDate),
    cvv: failureOf(cvv),
    zipCode: failureOf(zipCode),
  })
}
