import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseZip } from '#core/address/address.ts'
import { parseCardNumber, parseCvv, parseExpiry } from '#core/card/card.ts'
import { parseNameOnCard } from '#core/card/name-on-card.ts'
import { issuerOf } from '#core/card/issuer.ts'
import { parsePaymentCard, type PaymentCardFailures, type PaymentCardForm } from '#core/card/payment-card.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { cardDay, digits } from '#test/arbitraries/card.arbitrary.ts'
import { paymentCardForm } from '#test/arbitraries/payment-card.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const fields = ['nameOnCard', 'cardNumber', 'expirationDate', 'cvv', 'zipCode'] as const

const NOTHING_WRONG: PaymentCardFailures = {
  nameOnCard: null,
  cardNumber: null,
  expirationDate: null,
  cvv: null,
  zipCode: null,
}

/** Forms of which each field is as often right as wrong. */
const typed: fc.Arbitrary<PaymentCardForm> = paymentCardForm.chain((form) =>
  fc.record({
    nameOnCard: fc.oneof(fc.constant(form.nameOnCard), anyText),
    cardNumber: fc.oneof(fc.constant(form.cardNumber), digits(12, 20), anyText),
    expirationDate: fc.oneof(fc.constant(form.expirationDate), anyText),
    cvv: fc.oneof(fc.constant(form.cvv), digits(3, 4), anyText),
    zipCode: fc.oneof(fc.constant(form.zipCode), anyText),
  }),
)

const failureOf = (field: E.Either<unknown, unknown>): unknown => (E.isLeft(field) ? field.left : null)

const visa: PaymentCardForm = {
  nameOnCard: 'Ana Ruiz',
  cardNumber: '4111 1111 1111 1111',
  expirationDate: '11/2026',
  cvv: '123',
  zipCode: '33130',
}

describe('parsePaymentCard', () => {
  it('returns the card of a valid form: issuer by number, expiry as year and month, digits only (CRD-05, CRD-07)', () => {
    expect(parsePaymentCard(visa, cardDay)).toEqual(
      E.right({
        cardType: 'Visa',
        nameOnCard: 'Ana Ruiz',
        cardNumber: '4111111111111111',
        expirationDate: '2026-11',
        cvv: '123',
        zipCode: '33130',
      }),
    )
    forAll(paymentCardForm, (form) => {
      const card = accepted(parsePaymentCard(form, cardDay))
      expect(card.cardType).toBe(issuerOf(form.cardNumber))
      expect(card.expirationDate).toMatch(/^20\d{2}-\d{2}$/)
    })
  })

  it('returns a card only when every field is valid, and otherwise each field’s failure (CRD-07)', () =>
    forAll(typed, (form) => {
      const parsed = {
        nameOnCard: parseNameOnCard(form.nameOnCard),
        cardNumber: parseCardNumber(form.cardNumber),
        expirationDate: parseExpiry(form.expirationDate, cardDay),
        cvv: parseCvv(form.cvv, form.cardNumber),
        zipCode: parseZip(form.zipCode),
      }
      const isValid = fields.every((field) => E.isRight(parsed[field]))
      const card = parsePaymentCard(form, cardDay)
      expect(E.isRight(card)).toBe(isValid)
      if (E.isLeft(card))
        for (const field of fields)
          expect([field, card.left[field]]).toEqual([field, failureOf(parsed[field])])
    }))

  it.each([
    ['nameOnCard', '', { _tag: 'NameMissing' }],
    ['cardNumber', '4111 1111 1111 1112', { _tag: 'NumberInvalid' }],
    ['cardNumber', '', { _tag: 'NumberMissing' }],
    ['expirationDate', '10/2026', { _tag: 'CardExpired' }],
    ['expirationDate', '2026-11', { _tag: 'ExpiryMalformed' }],
    ['cvv', '1234', { _tag: 'CvvMalformed', length: 3 }],
    ['zipCode', '3313', { _tag: 'ZipMalformed' }],
    ['zipCode', '', { _tag: 'ZipMissing' }],
  ])('names %s alone when that alone is %j (CRD-07)', (field, text, failure) => {
    expect(parsePaymentCard({ ...visa, [field]: text }, cardDay)).toEqual(
      E.left({ ...NOTHING_WRONG, [field]: failure }),
    )
  })

  it('requires four digits for Amex (CRD-04, CRD-07)', () => {
    const amex = { ...visa, cardNumber: '3782 822463 10005' }
    expect(parsePaymentCard(amex, cardDay)).toEqual(
      E.left({ ...NOTHING_WRONG, cvv: { _tag: 'CvvMalformed', length: 4 } }),
    )
    expect(accepted(parsePaymentCard({ ...amex, cvv: '1234' }, cardDay)).cardType).toBe('Amex')
  })

  it('repeats no card data in its failures (CRD-07)', () =>
    forAll(paymentCardForm, fc.constantFrom(...fields), (form, field) => {
      const refused = parsePaymentCard({ ...form, [field]: `${form[field]}\u0007` }, cardDay)
      const said = JSON.stringify(refused)
      expect(refused._tag).toBe('Left')
      expect(said.replaceAll(/"length":[34]/g, '')).not.toMatch(/\d/)
      expect(said).not.toContain('\u0007')
    }))
})
