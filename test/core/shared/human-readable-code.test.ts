import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNAMBIGUOUS_ALPHABET, humanReadableCode } from '#core/shared/human-readable-code.ts'
import { forAll } from '#test/for-all.ts'

describe('humanReadableCode', () => {
  it('has the given length and is deterministic', () =>
    forAll(fc.string(), fc.integer({ min: 1, max: 10 }), (name, length) => {
      const code = humanReadableCode(name, length)
      expect(code).toHaveLength(length)
      for (const symbol of code) expect(UNAMBIGUOUS_ALPHABET).toContain(symbol)
      expect(humanReadableCode(name, length)).toBe(code)
    }))

  it('has no duplicate and no ambiguous symbol', () => {
    expect(new Set(UNAMBIGUOUS_ALPHABET).size).toBe(UNAMBIGUOUS_ALPHABET.length)
    expect(UNAMBIGUOUS_ALPHABET).not.toMatch(/[01258BILOSZ]/)
  })
})
