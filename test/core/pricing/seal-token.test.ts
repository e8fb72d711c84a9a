import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSeal, writeSeal } from '#core/pricing/seal-token.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const hex = fc.stringMatching(/^[0-9a-f]{64}$/)
const parts = fc.record({
  expiresAt: instant,
  digest: hex,
  keyId: fc.stringMatching(/^[\w-]{1,64}$/),
  signature: hex,
})

describe('writeSeal', () => {
  it('parses back to the original (PRC-32)', () =>
    forAll(parts, (given) => {
      expect(readSeal(writeSeal(given))).toEqual(given)
    }))
})

describe('readSeal', () => {
  it('accepts only one text for the same parts, and nothing else (PRC-32)', () => {
    forAll(parts, fc.nat(), fc.constantFrom('.', ' ', 'g', 'é', '0'), (given, at, symbol) => {
      const seal: string = writeSeal(given)
      const place = at % (seal.length + 1)
      const other = seal.slice(0, place) + symbol + seal.slice(place)
      const read = readSeal(other)
      expect(read === null ? other : writeSeal(read)).toBe(other)
      expect(read).not.toEqual(given)
    })
    for (const text of ['', '.', '1.2.3.4', '...', ' '.repeat(200)]) expect(readSeal(text)).toBeNull()
  })
})
