import { describe, expect, it } from 'vitest'
import { isIdentifier } from '#core/shared/identifier.ts'

describe('isIdentifier', () => {
  it.each(['a', 'W-1_b~c', '2026-11-22:8', '-', 'x'.repeat(100), 'a.b', '...'.replace('.', 'a')])(
    'is true of %j',
    (text) => {
      expect(isIdentifier(text)).toBe(true)
    },
  )

  it.each(['', '.', '..', '.a', ':a', 'a b', 'a/b', 'ñ', 'a\n', 'a\u200B', 'a\u202E', 'x'.repeat(101)])(
    'is false of %j',
    (text) => {
      expect(isIdentifier(text)).toBe(false)
    },
  )
})
