import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { address, zip } from '#adapters/contract/entities/address.ts'
import { customer } from '#adapters/contract/entities/checkout.ts'
import { identifier } from '#adapters/contract/entities/identifier.ts'
import { paymentRequest } from '#adapters/contract/entities/payment.ts'
import { basisPoints, cents } from '#adapters/contract/entities/pricing.ts'
import { plainDate } from '#adapters/contract/entities/time.ts'
import { parseStreet, parseUnit, parseZip } from '#core/address/address.ts'
import { parseNameOnCard } from '#core/card/name-on-card.ts'
import { parseEmail, parsePersonName, parsePhone } from '#core/checkout/customer.ts'
import { isBasisPoints, isCents } from '#core/shared/money.ts'
import { parsePlainDate } from '#core/shared/plain-date.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

type Reading = (value: string) => E.Either<unknown, unknown>

const rightOf = (reading: E.Either<unknown, unknown>): unknown => (E.isRight(reading) ? reading.right : null)

const aCustomer = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  emailAddress: 'ana@correo.example',
  phoneNumber: '3055550142',
  phoneType: 'Mobile',
}

const customerField =
  (field: string): Reading =>
  (value) =>
    E.map((read: object) => (read as Record<string, unknown>)[field])(
      customer.codec.decode({ ...aCustomer, [field]: value }),
    )

const addressField =
  (field: string): Reading =>
  (value) =>
    E.map((read: object) => (read as Record<string, unknown>)[field])(
      address.codec.decode({ street: '1 Calle', unit: '', zip: '33101', [field]: value }),
    )

const keyNames = { keyId: 'key', phaseId: 'phase', integrityCheck: 'A'.repeat(22) }

const cardPayment = {
  kind: 'card',
  nameOnCard: 'Ana Ruiz',
  zipCode: '33101',
  card: { ...keyNames, card: '4111111111111111', cvv: '123', expirationDate: '2031-04' },
}

const bankPayment = {
  kind: 'bank',
  nameOnAccount: 'Ana Ruiz',
  bank: { ...keyNames, account: '0123456789012', accountKind: 'savings' },
}

const paymentField =
  (payment: object, field: string): Reading =>
  (value) =>
    E.map((read: object) => (read as Record<string, unknown>)[field])(
      paymentRequest.codec.decode({ ...payment, [field]: value }),
    )

const pairs: readonly (readonly [string, Reading, Reading])[] = [
  ['street', addressField('street'), parseStreet],
  ['unit', addressField('unit'), parseUnit],
  ['zip', (value) => zip.codec.decode(value), parseZip],
  ['firstName', customerField('firstName'), parsePersonName],
  ['lastName', customerField('lastName'), parsePersonName],
  ['emailAddress', customerField('emailAddress'), parseEmail],
  ['phoneNumber', customerField('phoneNumber'), parsePhone],
  ['nameOnCard', paymentField(cardPayment, 'nameOnCard'), parseNameOnCard],
  ['nameOnAccount', paymentField(bankPayment, 'nameOnAccount'), parseNameOnCard],
  ['date', (value) => plainDate.codec.decode(value), parsePlainDate],
]

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: fc.constantFrom(...Array.from(' 0123456789-()+@.aáñ<')), maxLength: 30 }),
  fc.constantFrom(
    '33101',
    ' 33101',
    '+1 (305) 555-0142',
    'ana@correo.example',
    '2024-02-29',
    '2023-02-29',
    'Ñ',
  ),
)

describe.each(pairs)('the wire field %s', (_, read, parse) => {
  it('accepts nothing that the core refuses, and reads the same value', () =>
    forAllWith({ numRuns: 1_000 }, anyText, (value) => {
      const reading = read(value)
      if (E.isRight(reading)) expect(reading.right).toBe(rightOf(parse(value)))
    }))

  it('accepts whatever the core made', () =>
    forAllWith({ numRuns: 1_000 }, anyText, (value) => {
      const made = parse(value)
      if (E.isRight(made)) expect(read(String(made.right))).toStrictEqual(made)
    }))
})

describe('the names of a customer', () => {
  it.each(['St.John', 'Ma.Guadalupe', 'J.Ángel St.John'])(
    'are accepted from a direct call as the form accepts them: %s (CHK-01, VAL-05)',
    (name) => {
      for (const field of ['firstName', 'lastName'])
        expect(customerField(field)(name)).toStrictEqual(parsePersonName(name))
      expect(E.isRight(parsePersonName(name))).toBe(true)
    },
  )
})

const anyNumber = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.integer({ min: -100, max: 20_000 }))

describe('cents', () => {
  it('accepts exactly what the core counts as cents', () =>
    forAll(anyNumber, (value) => E.isRight(cents.codec.decode(value)) === isCents(value)))
})

describe('basisPoints', () => {
  it('accepts exactly what the core counts as basis points', () =>
    forAll(anyNumber, (value) => E.isRight(basisPoints.codec.decode(value)) === isBasisPoints(value)))
})

describe('identifier', () => {
  it('needs no escaping in a path', () =>
    forAllWith({ examples: [['..a'], ['-']] }, identifier.arbitrary(fc), (name) => {
      expect(new URL(encodeURIComponent(name), 'http://store.example/api/').pathname).toBe(
        `/api/${encodeURIComponent(name)}`,
      )
    }))

  it('refuses text that would change a path', () => {
    const names = ['.', '..', '', 'a/b', 'a b', 'a?b', 'a#b', 'a%2Fb', 'a\r\nb', 'ñ', 'a'.repeat(101)]
    expect(names.filter((name) => E.isRight(identifier.codec.decode(name)))).toStrictEqual([])
  })
})
