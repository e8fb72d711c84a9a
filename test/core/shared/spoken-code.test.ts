import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SPOKEN_SYMBOLS, spokenCode } from '#core/shared/spoken-code.ts'

describe('spokenCode', () => {
  it('is so many symbols, the same from the same name', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 10 }), (name, length) => {
        const code = spokenCode(name, length)
        expect(code).toHaveLength(length)
        for (const symbol of code) expect(SPOKEN_SYMBOLS).toContain(symbol)
        expect(spokenCode(name, length)).toBe(code)
      }),
    )
  })

  it('has no symbol twice, nor any that is taken for another', () => {
    expect(new Set(SPOKEN_SYMBOLS).size).toBe(SPOKEN_SYMBOLS.length)
    expect(SPOKEN_SYMBOLS).not.toMatch(/[01258BILOSZ]/)
  })
})
