import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBase64url } from '#adapters/card-encryption/base64url.ts'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { integrityTag } from '#adapters/card-encryption/scheme.ts'
import { cardScheme } from '#adapters/card-encryption/card-scheme.ts'
import type { CardExpiry, CardNumber, Cvv } from '#core/card/card.ts'
import type { CardEnvelope, ClearCard, PaymentKey } from '#core/ports/card-encryption.ts'
import { clearCard, digits, paymentKey } from '#test/arbitraries/card.arbitrary.ts'
import { forAllAsync, forAllAsyncWith } from '#test/for-all.ts'

const encryption = createCardEncryption()
const decryption = createCardDecryption()

const sealed = async (card: ClearCard, key: PaymentKey): Promise<CardEnvelope> => {
  const result = await encryption.encrypt(card, key)()
  if (E.isLeft(result)) throw new TypeError(result.left._tag)
  return result.right
}

const [sampleKey] = fc.sample(paymentKey, { numRuns: 1, seed: 26 })
const [otherKey] = fc.sample(paymentKey, { numRuns: 1, seed: 27 })
if (sampleKey === undefined || otherKey === undefined) throw new TypeError('no sample')

const sampleCard: ClearCard = {
  number: '378282246310005' as CardNumber,
  cvv: '1234' as Cvv,
  expirationDate: '2030-01' as CardExpiry,
}

/** An envelope with a valid integrity check, which requires the key. */
const signed = (content: Omit<CardEnvelope, 'integrityCheck'>, key: PaymentKey): CardEnvelope => {
  const tag = integrityTag(
    cardScheme.fields(content),
    new Uint8Array(Buffer.from(key.integrityKey, 'base64url')),
  )
  return { ...content, integrityCheck: toBase64url(tag) }
}

const fields = ['card', 'cvv', 'integrityCheck', 'keyId', 'phaseId', 'expirationDate'] as const

/** Every text that differs from `text` in one bit of a character, one character more or one less. */
const oneStepFrom = (text: string): readonly string[] => {
  const put = (at: number, taken: number, piece: string): string =>
    text.slice(0, at) + piece + text.slice(at + taken)
  const bits = Array.from({ length: 16 }, (_, bit) => 2 ** bit)
  return Array.from({ length: text.length + 1 }, (_, at) => [
    ...bits.map((bit) => put(at, 1, String.fromCharCode((text.codePointAt(at) ?? 0) ^ bit))),
    ...Array.from('0123456789AZaz-_=\u0000 ', (character) => put(at, 1, character)),
    ...Array.from('07A ', (character) => put(at, 0, character)),
    put(at, 1, ''),
  ])
    .flat()
    .filter((changed) => changed !== text)
}

/** As many as requested, else enough for every length and issuer many times over. */
const ROUND_TRIPS = Number(process.env['FC_RUNS'] ?? 5_000)

describe('createCardDecryption', () => {
  it('decrypts to the encrypted card, of 13 to 19 digits and each issuer (S26)', () =>
    forAllAsyncWith({ numRuns: ROUND_TRIPS }, clearCard, paymentKey, async (card, key) => {
      expect(await decryption.decrypt(await sealed(card, key), key)()).toEqual(E.right(card))
    }))

  it.each(fields)('refuses an envelope whose %s differs by one bit or one character (S26)', async (field) => {
    const envelope = await sealed(sampleCard, sampleKey)
    const answers = await Promise.all(
      oneStepFrom(envelope[field]).map((changed) =>
        decryption.decrypt({ ...envelope, [field]: changed }, sampleKey)(),
      ),
    )
    expect(answers.length).toBeGreaterThan(100)
    answers.forEach((answer) => expect(answer).toEqual(E.left({ _tag: 'EnvelopeForged' })))
  })

  it('refuses fields that are divided at another place (S26)', async () => {
    const envelope = await sealed(sampleCard, sampleKey)
    const moved = { ...envelope, card: envelope.card + envelope.cvv.slice(0, 1), cvv: envelope.cvv.slice(1) }
    const swapped = { ...sampleKey, keyId: sampleKey.keyId + sampleKey.phaseId.slice(0, 1) }
    const shifted = { ...swapped, phaseId: sampleKey.phaseId.slice(1) }
    expect(await decryption.decrypt(moved, sampleKey)()).toEqual(E.left({ _tag: 'EnvelopeForged' }))
    expect(
      await decryption.decrypt({ ...envelope, keyId: shifted.keyId, phaseId: shifted.phaseId }, shifted)(),
    ).toEqual(E.left({ _tag: 'EnvelopeForged' }))
  })

  it('refuses any envelope under a key it was not sealed with (S26)', () =>
    forAllAsync(clearCard, paymentKey, paymentKey, async (card, key, other) => {
      fc.pre(key.integrityKey !== other.integrityKey && key.keyId !== other.keyId)
      const envelope = await sealed(card, key)
      const disguised = { ...other, keyId: key.keyId, phaseId: key.phaseId }
      expect(await decryption.decrypt(envelope, other)()).toEqual(E.left({ _tag: 'EnvelopeForged' }))
      expect(await decryption.decrypt(envelope, disguised)()).toEqual(E.left({ _tag: 'EnvelopeForged' }))
    }))

  it('refuses parts of two genuine envelopes put together (S26)', async () => {
    const [one, other] = [
      await sealed(sampleCard, sampleKey),
      await sealed({ ...sampleCard, cvv: '9876' as Cvv, expirationDate: '2031-02' as CardExpiry }, sampleKey),
    ]
    for (const field of ['card', 'cvv', 'integrityCheck', 'expirationDate'] as const) {
      const mixed = { ...one, [field]: other[field] }
      expect(await decryption.decrypt(mixed, sampleKey)()).toEqual(E.left({ _tag: 'EnvelopeForged' }))
    }
  })

  it('refuses an envelope that the key holder signed under another name of the key (S26)', async () => {
    const { integrityCheck: _, ...content } = await sealed(sampleCard, sampleKey)
    expect(await decryption.decrypt(signed(content, sampleKey), sampleKey)()).toEqual(E.right(sampleCard))
    for (const renamed of [{ keyId: otherKey.keyId }, { phaseId: otherKey.phaseId }]) {
      const envelope = signed({ ...content, ...renamed }, sampleKey)
      expect(await decryption.decrypt(envelope, sampleKey)()).toEqual(E.left({ _tag: 'EnvelopeForged' }))
    }
  })

  it.each<[string, Partial<ClearCard>]>([
    ['a number of a wrong check digit', { number: '378282246310006' as CardNumber }],
    ['a CVV of the wrong length', { cvv: '123' as Cvv }],
    ['a month that is none', { expirationDate: '2030-13' as CardExpiry }],
    ['an expiry as people write it', { expirationDate: '01/2030' as CardExpiry }],
    ['an expiry with a blank', { expirationDate: '2030-01 ' as CardExpiry }],
    ['an expiry of another century', { expirationDate: '1930-01' as CardExpiry }],
  ])('finds %s unreadable although it was sealed with the key (S26)', async (_, change) => {
    const envelope = await sealed({ ...sampleCard, ...change }, sampleKey)
    expect(await decryption.decrypt(envelope, sampleKey)()).toEqual(E.left({ _tag: 'EnvelopeUnreadable' }))
  })

  it('leaves it to the gateway whether an expiry is past (S26)', async () => {
    const past = { ...sampleCard, expirationDate: '2001-01' as CardExpiry }
    expect(await decryption.decrypt(await sealed(past, sampleKey), sampleKey)()).toEqual(E.right(past))
  })

  it('never throws and never reads a card out of text that the key holder signed (S26)', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      digits(0, 40),
      fc.constant('4'.repeat(5_000)),
    )
    await forAllAsyncWith({ numRuns: 300 }, text, text, text, async (card, cvv, expirationDate) => {
      const { keyId, phaseId } = sampleKey
      const envelope = signed({ card, cvv, expirationDate, keyId, phaseId }, sampleKey)
      expect(await decryption.decrypt(envelope, sampleKey)()).toEqual(E.left({ _tag: 'EnvelopeUnreadable' }))
    })
  })

  it('refuses any text as integrity check without throwing (S26)', async () => {
    const envelope = await sealed(sampleCard, sampleKey)
    await forAllAsync(fc.string({ unit: 'binary' }), async (integrityCheck) => {
      expect(await decryption.decrypt({ ...envelope, integrityCheck }, sampleKey)()).toEqual(
        E.left({ _tag: 'EnvelopeForged' }),
      )
    })
  })

  it('reads nothing with a malformed key (S26)', async () => {
    const envelope = await sealed(sampleCard, sampleKey)
    for (const change of [{ cipherKey: 'A' }, { integrityKey: '' }, { integrityKey: sampleKey.cipherKey }]) {
      expect(await decryption.decrypt(envelope, { ...sampleKey, ...change })()).toEqual(
        E.left({ _tag: 'EnvelopeUnreadable' }),
      )
    }
  })
})
