import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameText } from '#core/shared/constant-time.ts'
import { forAllWith } from '#test/for-all.ts'

describe(isSameText, () => {
  it('accepts equal texts only', () =>
    forAllWith(
      {
        examples: [
          ['', 'a'],
          ['ab', 'abab'],
          ['aa', 'a'],
          ['\u0000', ''],
          ['', '\u0000'],
        ],
      },
      fc.string({ maxLength: 4 }),
      fc.string({ maxLength: 4 }),
      (a, b) => {
        expect(isSameText(a, b)).toBe(a === b)
        expect(isSameText(a, a)).toBe(true)
      },
    ))

  it('reads every letter of the guess, also after a wrong one', () => {
    let reads = 0
    const guess = 'a'.repeat(32)
    const counted = {
      length: guess.length,
      charCodeAt: (index: number) => {
        reads += 1
        return guess.charCodeAt(index)
      },
    } as unknown as string
    expect(isSameText(counted, 'b'.repeat(32))).toBe(false)
    expect(reads).toBe(32)
  })
})
