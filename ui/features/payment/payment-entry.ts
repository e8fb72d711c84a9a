import type { PaymentSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { PaymentKind } from '#core/payment/payment.ts'
import { wipe } from '#ui/features/typing.ts'
import type { FieldTexts } from './payment.errors.ts'
import { secretFields } from './payment.schema.ts'

/** What comes of a form that was sent. */
export type EntryProps = {
  readonly onRefused: (errors: FieldTexts<string>) => void
  readonly onPay: (payment: PaymentSubmission) => void
}

export const formIds: Readonly<Record<PaymentKind, string>> = { card: 'card-form', bank: 'bank-form' }

/** Empties every secret on the screen, of the form that was sent and of the one that was not. */
export const wipeSecrets = (): void =>
  Object.values(formIds).forEach((id) => {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) wipe(form, secretFields)
  })

/** What was typed beside the secrets, by field, and what it was typed for. */
export type TypedBeside = {
  readonly kind: PaymentKind
  readonly texts: Readonly<
    Partial<Record<'nameOnCard' | 'zipCode' | 'nameOnAccount' | 'accountKind', string>>
  >
}

/** It outlives the screen, so that a declined payment asks for no more than the secrets again, and not the page. */
const typed = new WeakMap<Sale, TypedBeside>()

export const typedBeside = (sale: Sale): TypedBeside => typed.get(sale) ?? { kind: 'card', texts: {} }

export const keepBeside = (sale: Sale, payment: PaymentSubmission): void => {
  const texts =
    payment.kind === 'card'
      ? { nameOnCard: payment.nameOnCard, zipCode: payment.zipCode }
      : { nameOnAccount: payment.nameOnAccount, accountKind: payment.account.kind }
  typed.set(sale, { kind: payment.kind, texts: { ...typedBeside(sale).texts, ...texts } })
}
