import { createCipheriv } from 'node:crypto'
import { cmac } from '@noble/ciphers/aes.js'
import { FF1 } from '@noble/ciphers/ff1.js'
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import type { CardEnvelope, ClearCard, PaymentKey } from '#core/ports/card-encryption.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { cardNow, clearCard, paymentKey } from '#test/arbitraries/card.arbitrary.ts'
import { forAllAsync } from '#test/for-all.ts'

const hex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'))

const encryption = createCardEncryption()

const sealed = async (card: ClearCard, key: PaymentKey): Promise<CardEnvelope> => {
  const result = await encryption.encrypt(card, key)()
  if (E.isLeft(result)) throw new TypeError(result.left._tag)
  return result.right
}

/** A card as no constructor would make it. */
const madeUp = (number: string, cvv: string): ClearCard => ({
  number: number as CardNumber,
  cvv: cvv as Cvv,
  expirationDate: '2030-01' as CardExpiry,
})

const nistKey: PaymentKey = {
  keyId: 'key',
  phaseId: 'phase',
  cipherKey: Buffer.from('2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F7F036D6F04FC6A94', 'hex').toString(
    'base64url',
  ),
  integrityKey: Buffer.alloc(32, 7).toString('base64url'),
  expiresAt: epochMs(cardNow + 1),
}

describe('FF1', () => {
  it.each([
    ['', '6657667009'],
    ['39383736353433323130', '1001623463'],
  ])('gives the AES-256 sample of NIST SP 800-38G for the tweak "%s" (S26)', (tweak, expected) => {
    const ff1 = FF1(10, hex('2B7E151628AED2A6ABF7158809CF4F3CEF4359D8D580AA4F7F036D6F04FC6A94'), hex(tweak))
    expect(ff1.encrypt(Array.from('0123456789', Number)).join('')).toBe(expected)
    expect(ff1.decrypt(Array.from(expected, Number)).join('')).toBe('0123456789')
  })
})

describe('cmac', () => {
  it.each([
    ['', '028962f61b7bf89efc6b551f4667d983'],
    ['6bc1bee22e409f96e93d7e117393172a', '28a7023f452e8f82bd4bf28d8c37c35c'],
    [
      '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e5130c81c46a35ce411',
      'aaf3d8f1de5640c232f5b169b9c911e6',
    ],
  ])('gives the AES-256 sample of NIST SP 800-38B for "%s" (S26)', (message, expected) => {
    const tag = cmac(hex(message), hex('603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4'))
    expect(Buffer.from(tag).toString('hex')).toBe(expected)
  })
})

/** AES-CMAC after its definition, over Node's block cipher. */
const cmacOracle = (message: Buffer, key: Buffer): Buffer => {
  const block = (input: Buffer): Buffer =>
    createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(input)
  const double = (input: Buffer): Buffer => {
    const value = BigInt(`0x${input.toString('hex')}`)
    const shifted = BigInt.asUintN(128, value << 1n) ^ (value >> 127n === 1n ? 0x87n : 0n)
    return Buffer.from(shifted.toString(16).padStart(32, '0'), 'hex')
  }
  const xor = (a: Buffer, b: Buffer): Buffer => Buffer.from(a.map((byte, index) => byte ^ (b[index] ?? 0)))
  const whole = message.length > 0 && message.length % 16 === 0
  const padded = whole
    ? message
    : Buffer.concat([message, Buffer.from([0x80]), Buffer.alloc(15 - (message.length % 16))])
  const subkey = double(block(Buffer.alloc(16)))
  let state: Buffer = Buffer.alloc(16)
  for (let at = 0; at < padded.length; at += 16) {
    const part = padded.subarray(at, at + 16)
    const isLast = at + 16 === padded.length
    state = block(xor(state, isLast ? xor(part, whole ? subkey : double(subkey)) : part))
  }
  return state
}

describe('createCardEncryption', () => {
  it('hides middle and CVV together under the tweak of both ends: the NIST sample laid out as a card (S26)', async () => {
    const envelope = await sealed(madeUp('98765401234563210', '789'), nistKey)
    expect(envelope).toMatchObject({ card: '98765410016233210', cvv: '463' })
  })

  it('leaves length, first six, last four, expiry and the key in plain text (S26)', () =>
    forAllAsync(clearCard, paymentKey, async (card, key) => {
      const envelope = await sealed(card, key)
      expect(envelope.card).toMatch(/^[0-9]+$/)
      expect(envelope.card).toHaveLength(card.number.length)
      expect(envelope.card.slice(0, 6)).toBe(card.number.slice(0, 6))
      expect(envelope.card.slice(-4)).toBe(card.number.slice(-4))
      expect(envelope.cvv).toMatch(/^[0-9]+$/)
      expect(envelope.cvv).toHaveLength(card.cvv.length)
      expect(envelope).toMatchObject({
        keyId: key.keyId,
        phaseId: key.phaseId,
        expirationDate: card.expirationDate,
      })
    }))

  it('puts a CMAC over every field, each behind its length, as integrity check (S26)', () =>
    forAllAsync(clearCard, paymentKey, async (card, key) => {
      const envelope = await sealed(card, key)
      const fields = [
        'SAFETECH-FF1-CMAC-1',
        envelope.card,
        envelope.cvv,
        envelope.keyId,
        envelope.phaseId,
        envelope.expirationDate,
      ]
      const message = fields.flatMap((field) => [Buffer.from([0, 0, 0, field.length]), Buffer.from(field)])
      const tag = cmacOracle(Buffer.concat(message), Buffer.from(key.integrityKey, 'base64url'))
      expect(envelope.integrityCheck).toBe(tag.toString('base64url'))
    }))

  it('gives one card another ciphertext under another key (S26)', async () => {
    const longCard = clearCard.filter((card) => card.number.length >= 16)
    await forAllAsync(longCard, paymentKey, paymentKey, async (card, one, other) => {
      fc.pre(one.cipherKey !== other.cipherKey)
      const [first, second] = [await sealed(card, one), await sealed(card, other)]
      expect(first.card + first.cvv).not.toBe(second.card + second.cvv)
    })
  })

  it.each([
    ['411111111116', '123'],
    ['41111', '1234'],
    ['', ''],
    ['4111111111111111', ''],
    ['4111111111111111', '12345'],
    ['41111111111111111111', '123'],
  ])(
    'refuses too few digits to hide, and lengths of no card: %s with CVV "%s" (S26)',
    async (number, cvv) => {
      expect(await encryption.encrypt(madeUp(number, cvv), nistKey)()).toEqual(
        E.left({ _tag: 'CardTooShort' }),
      )
    },
  )

  it('takes six hidden digits, of a number of thirteen (S26)', async () => {
    expect(E.isRight(await encryption.encrypt(madeUp('4222222222222', '123'), nistKey)())).toBe(true)
  })

  it("leaves it to the gateway whether a key has expired, for the buyer's clock may be wrong (S26)", async () => {
    const card = madeUp('4111111111111111', '123')
    const stale = { ...nistKey, expiresAt: epochMs(0) }
    expect(await sealed(card, stale)).toEqual(await sealed(card, nistKey))
  })

  const short = Buffer.alloc(16, 1).toString('base64url')
  const long = Buffer.alloc(33, 1).toString('base64url')
  it.each<[string, Partial<PaymentKey>]>([
    ['an empty cipher key', { cipherKey: '' }],
    ['a short cipher key', { cipherKey: short }],
    ['a long cipher key', { cipherKey: long }],
    ['a cipher key that is no base64url', { cipherKey: `${'A'.repeat(42)}=` }],
    ['a cipher key with bits to spare', { cipherKey: `${'A'.repeat(42)}B` }],
    ['a short integrity key', { integrityKey: short }],
    ['an integrity key with a blank', { integrityKey: ` ${'A'.repeat(42)}` }],
    ['one key for both uses', { integrityKey: nistKey.cipherKey }],
    ['no key id', { keyId: '' }],
    ['no phase id', { phaseId: '' }],
  ])('refuses %s (S26)', async (_, change) => {
    const key = { ...nistKey, ...change }
    expect(await encryption.encrypt(madeUp('4111111111111111', '123'), key)()).toEqual(
      E.left({ _tag: 'KeyUnusable' }),
    )
  })
})
