import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE_LIMITS, FACTOR_LOCK_MS, FACTOR_TRIES } from '#adapters/identity/identity-config.ts'
import type { LoginRecord } from '#adapters/identity/identity-store.ts'
import type { FactorAnswer } from '#adapters/identity/second-factor.ts'
import {
  createTotpSecret,
  decideCode,
  decideFactor,
  totpStep,
  totpUri,
} from '#adapters/identity/second-factor.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { totpAt } from '#test/builders/embedded-identity.builder.ts'
import { forAll } from '#test/for-all.ts'
import { loginNamed } from './identity-store.contract.ts'

const at = (ms: number) => epochMs(START_OF_TESTS + ms)
const SECRET = 'JBSWY3DPEHPK3PXP'

/** The actions of a person: waits, then requests a code, or types a right, an outdated or a wrong one. */
const deed = fc.record({
  wait: fc.integer({ min: 0, max: FACTOR_LOCK_MS }),
  what: fc.constantFrom('ask' as const, 'right' as const, 'last' as const, 'wrong' as const),
})

const isPassed = (answer: FactorAnswer): boolean => answer === 'passed'

describe('decideFactor', () => {
  it('accepts a code once, within ten minutes, and never after five wrong ones in a row (S22, F31)', () =>
    forAll(fc.array(deed, { maxLength: 40 }), (deeds) => {
      let login: LoginRecord = loginNamed('ana')
      let now = 0
      let live: { readonly name: string; readonly sentAt: number } | null = null
      let used = 'none'
      let wrongInARow = 0
      let lockedAt = Number.NEGATIVE_INFINITY
      let count = 0
      for (const { wait, what } of deeds) {
        now += wait
        const isLocked = now < lockedAt + FACTOR_LOCK_MS
        if (what === 'ask') {
          count += 1
          const { after, answer } = decideCode(login, `code ${count}`, at(now))
          if (isLocked) expect(answer).toBe('locked')
          if (answer === 'sent') live = { name: `code ${count}`, sentAt: now }
          login = after
          continue
        }
        const codeName = what === 'right' ? (live?.name ?? 'none') : what === 'last' ? used : 'wrong'
        const { after, answer } = decideFactor(login, { text: '', codeName }, at(now))
        login = after
        const isRight = live !== null && codeName === live.name && now < live.sentAt + 600_000
        if (isLocked) expect(answer).toBe('locked')
        else if (isRight && wrongInARow < FACTOR_TRIES) expect(answer).toBe('passed')
        else expect(isPassed(answer)).toBe(false)
        if (isLocked) continue
        if (isPassed(answer)) [used, live, wrongInARow] = [codeName, null, 0]
        else wrongInARow += 1
        expect(answer === 'locked').toBe(wrongInARow === FACTOR_TRIES)
        if (answer === 'locked') [lockedAt, wrongInARow, live] = [now, 0, null]
      }
    }))

  it('accepts each one-time password once, and none before the last', () =>
    forAll(fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 1, maxLength: 8 }), (offsets) => {
      let login = loginNamed('ana', { factor: { kind: 'totp', secret: SECRET } })
      let last = 0
      for (const [index, offset] of offsets.entries()) {
        const now = at(index * 30_000)
        const step = Math.floor(now / 30_000) + offset
        const text = totpAt(SECRET, now + offset * 30_000)
        const { after, answer } = decideFactor(login, { text, codeName: '' }, now)
        expect(isPassed(answer)).toBe(step > last)
        if (isPassed(answer)) last = step
        login =
          after.state.lockedUntil > now ? { ...after, state: { ...after.state, lockedUntil: at(0) } } : after
      }
    }))
})

describe('decideCode', () => {
  it('sends a limited number of codes per hour', () => {
    let login = loginNamed('ana')
    const answers = Array.from({ length: CODE_LIMITS.codes + 2 }, (_unused, index) => {
      const { after, answer } = decideCode(login, `code ${index}`, at(index))
      login = after
      return answer
    })
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(CODE_LIMITS.codes)
    expect(answers.at(-1)).toBe('tooMany')
    expect(decideCode(login, 'later', at(3_600_000)).answer).toBe('sent')
  })
})

describe('totpStep', () => {
  // RFC 6238, appendix B, for SHA-1: its last six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('accepts the one-time password of the standard at %i seconds', (seconds, password) => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(totpStep(secret, password, epochMs(seconds * 1_000))).toBe(Math.floor(seconds / 30))
    expect(totpStep(secret, password, epochMs((seconds + 90) * 1_000))).toBeNull()
  })

  it('accepts no other text', () =>
    forAll(fc.string(), (text) => {
      fc.pre(!/^\d{6}$/.test(text))
      expect(totpStep(SECRET, text, START_OF_TESTS)).toBeNull()
    }))
})

describe('createTotpSecret', () => {
  it('has 160 random bits, and its URI names the brand and the login', () => {
    const secrets = Array.from({ length: 100 }, createTotpSecret)
    expect(new Set(secrets).size).toBe(100)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(totpUri(secrets[0] ?? '', 'Cometa', 'ana@correo.example'))
    expect([uri.protocol, uri.searchParams.get('issuer'), uri.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'Cometa',
      secrets[0],
    ])
  })
})
