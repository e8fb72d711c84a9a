import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenKinds, parsePlainText } from '#core/shared/plain-text.ts'
import { isPlainText, withoutHidden } from '#core/shared/text.ts'
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

  it('is what is left of any text without its hidden characters (VAL-01)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = withoutHidden(text)
        expect(isPlainText(shown)).toBe(true)
        expect(shown === text).toBe(isPlainText(text))
      }),
    )
  })

  it('holds every character but control, half pairs, bidirectional controls and those without width (VAL-01)', () => {
    const hidden = /[\p{Cc}\p{Cs}\p{Bidi_C}\u200B-\u200D\u2060-\u2064\uFEFF]/u
    const wrong: number[] = []
    for (let unit = 0; unit <= 0x10ffff; unit += 1)
      if (isPlainText(String.fromCodePoint(unit)) === hidden.test(String.fromCodePoint(unit)))
        wrong.push(unit)
    expect(wrong).toEqual([])
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
