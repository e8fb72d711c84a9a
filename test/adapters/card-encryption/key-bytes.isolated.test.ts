import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { withKeyBytes } from '#adapters/card-encryption/key-bytes.ts'
import { clearCard, paymentKey } from '#test/arbitraries/card.arbitrary.ts'
import { forAll, forAllAsyncWith } from '#test/for-all.ts'

const borrowed = vi.hoisted((): { readonly keys: Uint8Array[]; readonly digits: number[][] } => ({
  keys: [],
  digits: [],
}))

vi.mock(import('@noble/ciphers/ff1.js'), async (load) => {
  const { FF1, ...rest } = await load()
  const watched: typeof FF1 = (radix, key, tweak) => {
    const ff1 = FF1(radix, key, tweak)
    const watch = (run: (digits: number[]) => number[]) => (digits: number[]) => {
      const result = run(digits)
      borrowed.digits.push(digits, result)
      return result
    }
    borrowed.keys.push(key)
    return { encrypt: watch((x) => ff1.encrypt(x)), decrypt: watch((x) => ff1.decrypt(x)) }
  }
  return { ...rest, FF1: watched }
})

beforeEach(() => {
  borrowed.keys.length = 0
  borrowed.digits.length = 0
})

describe('withKeyBytes', () => {
  it('provides the bytes of both keys and wipes them after use (S26)', () =>
    forAll(paymentKey, (key) => {
      const lent = withKeyBytes(key, (bytes) => {
        expect(Buffer.from(bytes.cipher).toString('base64url')).toBe(key.cipherKey)
        expect(Buffer.from(bytes.integrity).toString('base64url')).toBe(key.integrityKey)
        return bytes
      })
      expect(lent).toEqual({ cipher: new Uint8Array(32), integrity: new Uint8Array(32) })
    }))

  it('wipes them when the work throws (S26)', () => {
    const [key] = fc.sample(paymentKey, 1)
    const seen: Uint8Array[] = []
    const work = (): unknown =>
      key &&
      withKeyBytes(key, ({ cipher, integrity }) => {
        seen.push(cipher, integrity)
        throw new RangeError('broken')
      })
    expect(work).toThrow('broken')
    expect(seen).toEqual([new Uint8Array(32), new Uint8Array(32)])
  })

  it('leaves neither key bytes nor digits behind in either direction (S26)', async () => {
    const encryption = createCardEncryption()
    await forAllAsyncWith({ numRuns: 20 }, clearCard, paymentKey, async (card, key) => {
      const envelope = await encryption.encrypt(card, key)()
      if (E.isLeft(envelope)) throw new TypeError(envelope.left._tag)
      expect(await createCardDecryption().decrypt(envelope.right, key)()).toEqual(E.right(card))
      expect(borrowed.keys.flatMap((bytes) => [...bytes]).every((byte) => byte === 0)).toBe(true)
      expect(borrowed.digits.flat().every((digit) => digit === 0)).toBe(true)
    })
    expect(borrowed.keys).toHaveLength(40)
    expect(borrowed.digits).toHaveLength(80)
  })
})
