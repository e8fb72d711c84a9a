import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenKinds, parsePlainText } from '#core/shared/plain-text.ts'
import { isPlainText } from '#core/shared/text.ts'
import { anyText, textOf, unprintables } from '#test/arbitraries/text.arbitrary.ts'

const seen = textOf('abñ é🏠', 0, 12)

describe('parsePlainText', () => {
  it('gives back what is plain text, and refuses all else (VAL-01)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parsePlainText(text)
        expect(E.isRight(parsed)).toBe(isPlainText(text))
        if (E.isRight(parsed)) expect(parsed.right).toBe(text)
      }),
    )
  })

  it.each(hiddenKinds)('names the first hidden character and where it stands: %s (VAL-01)', (kind) => {
    const hidden = fc.constantFrom(...unprintables[kind])
    fc.assert(
      fc.property(seen, hidden, seen, fc.constantFrom('', '\u0000', '\u200B'), (before, bad, after, more) => {
        expect(parsePlainText(`${before}${bad} ${after}${more}`)).toEqual(
          E.left({ _tag: 'TextNotPlain', kind, unit: bad.charCodeAt(0), at: before.length }),
        )
      }),
    )
  })

  it('tells the two halves of a pair apart from a pair (VAL-01)', () => {
    expect(parsePlainText('🏠')).toEqual(E.right('🏠'))
    expect(parsePlainText('a\uD83C')).toEqual(
      E.left({ _tag: 'TextNotPlain', kind: 'halfPair', unit: 0xd83c, at: 1 }),
    )
  })
})
