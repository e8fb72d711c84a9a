import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTextEncryption } from '#adapters/server/identity/text-encryption.ts'
import { portalKeys } from '#test/builders/portal.builder.ts'
import { forAll } from '#test/for-all.ts'

const keys = portalKeys()
const encryption = createTextEncryption(keys)

describe('createTextEncryption', () => {
  it('decrypts what it encrypted, and never repeats a ciphertext', () =>
    forAll(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const [one, other] = [text, text].map((same) => encryption.encrypt('portal tokens', same))
      expect(one).not.toBe(other)
      expect(encryption.decrypt('portal tokens', one ?? '')).toBe(text)
    }))

  it('rejects altered text, and text of another purpose or key', () => {
    const encrypted = encryption.encrypt('portal tokens', 'secret')
    forAll(fc.nat(encrypted.length - 1), fc.constantFrom('A', 'z', '.', '-'), (at, letter) => {
      fc.pre(encrypted[at] !== letter)
      const altered = encrypted.slice(0, at) + letter + encrypted.slice(at + 1)
      expect(encryption.decrypt('portal tokens', altered)).toBeNull()
    })
    expect(encryption.decrypt('login attempt', encrypted)).toBeNull()
    expect(createTextEncryption(portalKeys()).decrypt('portal tokens', encrypted)).toBeNull()
    for (const text of ['', '.', keys.current, `${keys.current}.`, `${encrypted}.`])
      expect(encryption.decrypt('portal tokens', text)).toBeNull()
  })

  it('decrypts with an older key, so that keys rotate with overlap (S34)', () => {
    const newer = portalKeys()
    const both = { current: newer.current, secrets: new Map([...newer.secrets, ...keys.secrets]) }
    const rotated = createTextEncryption(both)
    expect(rotated.decrypt('portal tokens', encryption.encrypt('portal tokens', 'kept'))).toBe('kept')
    expect(encryption.decrypt('portal tokens', rotated.encrypt('portal tokens', 'new'))).toBeNull()
  })
})
