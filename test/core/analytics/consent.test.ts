import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentChoices, parseConsent } from '#core/analytics/consent-choice.ts'
import { createConsent } from '#core/analytics/consent.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const storageOver = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})

const denied = (): never => {
  throw new Error('denied')
}

describe('createConsent', () => {
  it('stores the choice alone, and every tab reads the last one (ANL-02)', () =>
    forAll(fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...consentChoices)), { minLength: 1 }), (made) => {
      const stored = new Map<string, string>()
      const tabs = [
        createConsent(() => storageOver(stored)),
        createConsent(() => storageOver(stored)),
      ] as const
      expect(tabs.map((tab) => tab.read())).toEqual([null, null])
      for (const [isFirst, choice] of made) {
        tabs[isFirst ? 0 : 1].choose(choice)
        expect(tabs.map((tab) => tab.read())).toEqual([choice, choice])
        expect([...stored.values()]).toEqual([choice])
      }
    }))

  it('remembers the choice for the page where storage is denied (ANL-02)', () => {
    const consent = createConsent(denied)
    expect(consent.read()).toBeNull()
    consent.choose('rejected')
    expect(consent.read()).toBe('rejected')
  })

  it('reads no other text as a choice (ANL-02)', () =>
    forAll(fc.oneof(anyText, fc.constantFrom(...consentChoices)), (text) => {
      expect(parseConsent(text)).toBe(text === 'accepted' || text === 'rejected' ? text : null)
    }))
})
