import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentSubmission } from '#core/journeys/checkout/checkout.events.ts'
import { clearAccount } from '#test/arbitraries/bank.arbitrary.ts'
import { clearCard, digits, nameOnCard } from '#test/arbitraries/card.arbitrary.ts'
import { buildSale } from '#test/builders/sale.builder.ts'
import { keepBeside, typedBeside } from '#ui/features/payment/payment-entry.ts'

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

describe('typedBeside', () => {
  it('keeps the last names and the kind of what was paid with, and never a secret (S26)', () => {
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 4 }), (payments) => {
        const { sale } = buildSale()
        payments.forEach((paid) => keepBeside(sale, paid))
        const kept = typedBeside(sale)
        const last = (kind: PaymentSubmission['kind']) => payments.findLast((paid) => paid.kind === kind)
        const [card, bank] = [last('card'), last('bank')]
        expect(kept.kind).toBe(payments.at(-1)?.kind)
        expect(kept.texts.nameOnCard).toBe(card?.kind === 'card' ? card.nameOnCard : undefined)
        expect(kept.texts.nameOnAccount).toBe(bank?.kind === 'bank' ? bank.nameOnAccount : undefined)
        const names = Object.values(kept.texts)
        payments.flatMap(secretsOf).forEach((secret) => expect(names).not.toContain(secret))
      }),
      { numRuns: 40 },
    )
  })

  it('is of one sale: another begins empty, with a card', () => {
    expect(typedBeside(buildSale().sale)).toEqual({ kind: 'card', texts: {} })
  })
})
