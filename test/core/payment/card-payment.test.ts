import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardPayment } from '#core/payment/card-payment.ts'
import { paymentInformation } from '#core/payment/payment-information.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { amount } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { paymentCard, sealedCard } from '#test/arbitraries/payment-card.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const nothingOwed = { delinquentBalance: '0.00', autopay: true, initial: true }

describe('paymentInformation', () => {
  it('reports arrears exactly for customers with a balance (PAY-03)', () =>
    forAll(amount(), fc.boolean(), fc.boolean(), (owed, autopay, initial) => {
      const purpose = { delinquentBalance: (owed / 100).toFixed(2), autopay, initial }
      expect(paymentInformation(purpose)).toEqual(
        E.right({
          delinquentPaymentAmount: owed,
          autopay,
          delinquent: owed !== 0,
          initial,
        }),
      )
    }))

  it.each([
    ['', { _tag: 'MoneyMissing' }],
    ['-5.00', { _tag: 'MoneyMalformed', text: '-5.00' }],
  ])('refuses the balance %j (PAY-03, PAY-05)', (delinquentBalance, failure) => {
    expect(paymentInformation({ ...nothingOwed, delinquentBalance })).toEqual(E.left(failure))
  })
})

describe('cardPayment', () => {
  it('contains the encrypted numbers, the issuer, the expiry as year and month, and never the typed number (PAY-04)', () =>
    forAll(paymentCard, sealedCard, (card, sealed) => {
      const payment = accepted(cardPayment(card, sealed, nothingOwed))
      expect(payment).toEqual({
        ...sealed,
        cardType: card.cardType,
        expirationDate: card.expirationDate,
        nameOnCard: card.nameOnCard,
        paymentInformation: { ...accepted(paymentInformation(nothingOwed)), zip: card.zipCode },
      })
      expect(JSON.stringify(payment)).not.toContain(card.cardNumber)
    }))

  it('refuses unencrypted numbers in any spacing, and does not repeat them (PAY-04)', () =>
    forAll(paymentCard, sealedCard, (card, sealed) => {
      const spaced = card.cardNumber.replaceAll(/(.{4})/g, '$1 -')
      for (const clear of [card.cardNumber, spaced, `n=${card.cardNumber}`])
        expect(cardPayment(card, { ...sealed, card: clear }, nothingOwed)).toEqual(
          E.left({ _tag: 'CardInClear' }),
        )
    }))

  it('refuses a balance that is not an amount (PAY-04, PAY-05)', () =>
    forAllWith({ numRuns: 20 }, paymentCard, sealedCard, (card, sealed) => {
      const purpose = { ...nothingOwed, delinquentBalance: 'NaN' }
      expect(cardPayment(card, sealed, purpose)).toEqual(E.left({ _tag: 'MoneyMalformed', text: 'NaN' }))
    }))
})
