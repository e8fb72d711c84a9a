import { either as E, function as F } from 'fp-ts'
import * as fc from 'fast-check'
import {
  parseCardNumber,
  parseCvv,
  parseExpiry,
  type CardExpiry,
  type CardNumber,
  type Cvv,
} from '#core/card/card.ts'
import { CARD_NAME_MAX, parseNameOnCard } from '#core/card/name-on-card.ts'
import { cvvLength, issuerOf } from '#core/card/issuer.ts'
import type { ClearCard, PaymentKey } from '#core/ports/card-encryption.ts'
import { epochMs, type EpochMs, type PlainDate } from '#core/shared/plain-date.ts'

/** The day that everything here counts from: no arbitrary expiry lies before its month. */
export const cardDay = '2026-11-15' as PlainDate

/** Noon UTC of `cardDay`. */
export const cardNow: EpochMs = epochMs(1_794_744_000_000)

const prefixes = [
  '4',
  '51',
  '52',
  '53',
  '54',
  '55',
  '34',
  '37',
  '6011',
  '65',
  '2221',
  '2720',
  '644',
  '622126',
] as const

const expectRight = <A>(parsed: E.Either<unknown, A>): A =>
  F.pipe(
    parsed,
    E.getOrElse((failure): A => {
      throw new TypeError(`the core refuses what it must accept: ${JSON.stringify(failure)}`)
    }),
  )

/** Text of `min` to `max` decimal digits. */
export const digits = (min: number, max = min): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max })
    .map((values) => values.join(''))

const withCheckDigit = (body: string): CardNumber =>
  expectRight(
    F.pipe(
      Array.from('0123456789', (digit) => parseCardNumber(body + digit)),
      (candidates) => candidates.find(E.isRight) ?? E.left('no check digit fits'),
    ),
  )

/** Numbers of 13 to 19 digits, of every issuer and of ranges without one. */
export const cardNumber: fc.Arbitrary<CardNumber> = fc
  .tuple(fc.constantFrom(...prefixes), fc.integer({ min: 13, max: 19 }))
  .chain(([prefix, length]) => digits(length - prefix.length - 1).map((rest) => prefix + rest))
  .map(withCheckDigit)

/** A CVV that suits the card. */
export const cvvOf = (number: CardNumber): fc.Arbitrary<Cvv> =>
  digits(cvvLength(issuerOf(number))).map((text) => expectRight(parseCvv(text, number)))

/** Months from that of `cardDay` to December 2099. */
export const cardExpiry: fc.Arbitrary<CardExpiry> = fc
  .integer({ min: 2026 * 12 + 10, max: 2099 * 12 + 11 })
  .map((index) => `${String((index % 12) + 1).padStart(2, '0')}/${Math.floor(index / 12)}`)
  .map((text) => expectRight(parseExpiry(text, cardDay)))

export const nameOnCard: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...Array.from("abcdefghijklmnñopqrstuvwxyzáéíóúüABCDEFGHIJKLMNÑOPQRSTUVWXYZ '-.")), {
    minLength: 1,
    maxLength: CARD_NAME_MAX,
  })
  .map((letters) => letters.join(''))
  .filter((name) => name.trim() !== '')
  .map((name) => expectRight(parseNameOnCard(name)))

export const clearCard: fc.Arbitrary<ClearCard> = cardNumber.chain((number) =>
  fc.record({ number: fc.constant(number), cvv: cvvOf(number), expirationDate: cardExpiry }),
)

const secretKey = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))

const keyName = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))

/** Keys that are good for ten minutes from `cardNow`. */
export const paymentKey: fc.Arbitrary<PaymentKey> = fc
  .record({
    keyId: keyName,
    phaseId: keyName,
    cipherKey: secretKey,
    integrityKey: secretKey,
    expiresAt: fc.constant(epochMs(cardNow + 600_000)),
  })
  .filter((key) => key.cipherKey !== key.integrityKey)
