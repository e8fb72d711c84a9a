import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSWORD_COST } from '#adapters/identity/identity-config.ts'
import { hashPassword, isPassword } from '#adapters/identity/password.ts'
import { PASSWORD_MAX } from '#core/portal/identity-form.ts'
import { passwordFailure } from '#core/portal/password-choice.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const CHEAP = { logN: 4, r: 8, p: 1, keyBytes: 32, saltBytes: 16 }

describe('isPassword', () => {
  it('accepts the password of its hash, and no other', () =>
    forAllAsyncWith({ numRuns: 50 }, fc.string(), fc.string(), async (password, other) => {
      const hash = await hashPassword(password, CHEAP)
      expect(await isPassword(password, hash)).toBe(true)
      expect(await isPassword(other, hash)).toBe(other.normalize('NFKC') === password.normalize('NFKC'))
      expect(hash).not.toContain(password === '' ? 'nothing' : `$${password}$`)
    }))

  it('accepts whatever a form accepted, of any characters (PTL-28, S48)', () =>
    forAllAsyncWith(
      {
        numRuns: 50,
        examples: [
          [Array.from({ length: 120 }, (_, at) => String.fromCodePoint(128_512 + ((at * 7) % 64))).join('')],
        ],
      },
      fc.string({ unit: 'binary', minLength: 12, maxLength: PASSWORD_MAX }),
      async (password) => {
        fc.pre(passwordFailure(password, []) === null)
        const hash = await hashPassword(password, CHEAP)
        expect(await isPassword(password, hash)).toBe(true)
        expect(await isPassword(Array.from(password).slice(0, -1).join(''), hash)).toBe(false)
      },
    ))

  it('accepts an accented letter, composed or decomposed', async () => {
    const hash = await hashPassword('contrase\u00f1a de a\u00f1os', CHEAP)
    expect(await isPassword('contrasen\u0303a de an\u0303os', hash)).toBe(true)
  })

  it('reads the cost of older hashes from them', async () => {
    const older = await hashPassword('una frase que recuerdo', { ...CHEAP, logN: 5, p: 2 })
    expect(older).toMatch(/^scrypt\$5\$8\$2\$[\w-]{22}\$[\w-]{43}$/)
    expect(await isPassword('una frase que recuerdo', older)).toBe(true)
    await expect(isPassword('una frase', 'plain text')).rejects.toThrow('unreadable password hash')
  })
})

describe('hashPassword', () => {
  it('has a new salt each time, and the configured cost', async () => {
    const [one, other] = await Promise.all([hashPassword('una frase'), hashPassword('una frase')])
    expect(one).not.toBe(other)
    const { logN, r, p } = PASSWORD_COST
    expect(one).toContain(`scrypt$${logN}$${r}$${p}$`)
  })
})
