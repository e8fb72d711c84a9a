import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { parseNameOnCard } from '#core/card/name-on-card.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/payment/payment.events.ts'
import { clearAccount } from '#test/arbitraries/bank.arbitrary.ts'
import { clearCard, digits, nameOnCard } from '#test/arbitraries/card.arbitrary.ts'
import { customer } from '#test/arbitraries/checkout.arbitrary.ts'
import { buildSale } from '#test/builders/sale.builder.ts'
import { nameToPayWith, saveNonSecretEntry, nonSecretEntry } from '#ui/features/sale/payment/payment-entry.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const payment: fc.Arbitrary<PaymentSubmission> = fc.oneof(
  fc
    .record({ card: clearCard, nameOnCard, zipCode: digits(5) })
    .map((paid) => ({ kind: 'card' as const, ...paid })),
  fc
    .record({ account: clearAccount, nameOnAccount: nameOnCard })
    .map((paid) => ({ kind: 'bank' as const, ...paid })),
)

const secretsOf = (paid: PaymentSubmission): readonly string[] =>
  paid.kind === 'card'
    ? [paid.card.number, paid.card.expirationDate]
    : [paid.account.routing, paid.account.number]

describe('nonSecretEntry', () => {
  it('saves the last names and the payment type, and never a secret (S26)', () =>
    forAllWith({ numRuns: 40 }, fc.array(payment, { minLength: 1, maxLength: 4 }), (payments) => {
      const { sale } = buildSale()
      payments.forEach((paid) => saveNonSecretEntry(sale, paid))
      const entry = nonSecretEntry(sale)
      const last = (kind: PaymentSubmission['kind']) => payments.findLast((paid) => paid.kind === kind)
      const [card, bank] = [last('card'), last('bank')]
      expect(entry.kind).toBe(payments.at(-1)?.kind)
      expect(entry.texts.nameOnCard).toBe(card?.kind === 'card' ? card.nameOnCard : undefined)
      expect(entry.texts.nameOnAccount).toBe(bank?.kind === 'bank' ? bank.nameOnAccount : undefined)
      const names = Object.values(entry.texts)
      payments.flatMap(secretsOf).forEach((secret) => expect(names).not.toContain(secret))
    }))

  it('belongs to one sale: another starts empty, with a card', () => {
    expect(nonSecretEntry(buildSale().sale)).toEqual({ kind: 'card', texts: {} })
  })
})

describe('nameToPayWith', () => {
  it('is the name of the buyer, or empty: never a name that the payment would refuse (CRD-06)', () =>
    forAll(customer, (buyer) => {
      const name = nameToPayWith(buyer)
      expect(name === '' || E.isRight(parseNameOnCard(name))).toBe(true)
    }))

  it('is empty for two names that are too long together', () => {
    const firstName = 'María de los Ángeles Guadalupe Concepción'
    const lastName = 'Hernández-Villaseñor y Fernández de Córdoba'
    expect(nameToPayWith({ firstName, lastName })).toBe('')
    expect(nameToPayWith({ firstName: 'María', lastName: 'Núñez' })).toBe('María Núñez')
  })
})
