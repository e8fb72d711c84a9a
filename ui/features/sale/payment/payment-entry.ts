import { parseNameOnCard } from '#core/card/name-on-card.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { PaymentKind } from '#core/payment/payment.ts'
import { wipe } from '#ui/features/shared/typing.ts'
import type { FieldTexts } from './payment.errors.ts'
import { secretFields } from './payment.schema.ts'

/** The results of a submitted payment form. */
export type EntryProps = {
  /** `texts` returns the error texts in the current language. */
  readonly onRefused: (texts: () => FieldTexts<string>) => void
  readonly onPay: (payment: PaymentSubmission) => void
}

export const formIds: Readonly<Record<PaymentKind, string>> = { card: 'card-form', bank: 'bank-form' }

/** Clears every secret on the screen, in the submitted form and in the other one. */
export const wipeSecrets = (): void =>
  Object.values(formIds).forEach((id) => {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) wipe(form, secretFields)
  })

type BuyerName = { readonly firstName: string; readonly lastName: string }

/** Returns a buyer's name for a payment; empty if too long for a card or an account (CRD-06). */
export const nameToPayWith = ({ firstName, lastName }: BuyerName): string => {
  const name = `${firstName} ${lastName}`
  return parseNameOnCard(name)._tag === 'Right' ? name : ''
}

/** The typed values without the secrets, by field, and their payment kind. */
export type NonSecretEntry = {
  readonly kind: PaymentKind
  readonly texts: Readonly<
    Partial<Record<'nameOnCard' | 'zipCode' | 'nameOnAccount' | 'accountKind', string>>
  >
}

/** Outlives the screen but not the page, so that a declined payment asks only for the secrets again. */
const typed = new WeakMap<Sale, NonSecretEntry>()

export const nonSecretEntry = (sale: Sale): NonSecretEntry => typed.get(sale) ?? { kind: 'card', texts: {} }

export const saveNonSecretEntry = (sale: Sale, payment: PaymentSubmission): void => {
  const texts =
    payment.kind === 'card'
      ? { nameOnCard: payment.nameOnCard, zipCode: payment.zipCode }
      : { nameOnAccount: payment.nameOnAccount, accountKind: payment.account.kind }
  typed.set(sale, { kind: payment.kind, texts: { ...nonSecretEntry(sale).texts, ...texts } })
}
