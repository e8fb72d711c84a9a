import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenKinds, parsePlainText } from '#core/shared/plain-text.ts'
import { isPlainText, withoutHidden } from '#core/shared/text.ts'
import { anyText, textOf, unprintables } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const seen = textOf('abñ é🏠', 0, 12)

describe('parsePlainText', () => {
  it('returns plain text unchanged, and refuses all other text (VAL-01)', () =>
    forAll(anyText, (text) => {
      const parsed = parsePlainText(text)
      expect(E.isRight(parsed)).toBe(isPlainText(text))
      if (E.isRight(parsed)) expect(parsed.right).toBe(text)
    }))

  it('accepts any text without its hidden characters (VAL-01)', () =>
    forAll(anyText, (text) => {
      const shown = withoutHidden(text)
      expect(isPlainText(shown)).toBe(true)
      if (shown === text) expect(isPlainText(text)).toBe(true)
    }))

  it('accepts every character except controls, lone surrogates, bidirectional controls and zero-width characters (VAL-01)', () => {
    const hidden = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_C}\u00AD\u200B-\u200D\u2060-\u2064\uFEFF]/u
    const wrong: number[] = []
    for (let unit = 0; unit <= 0x10ffff; unit += 1)
      if (isPlainText(String.fromCodePoint(unit)) === hidden.test(String.fromCodePoint(unit)))
        wrong.push(unit)
    expect(wrong).toEqual([])
  })

  it.each(hiddenKinds)('reports the first hidden character and its position: %s (VAL-01)', (kind) => {
    const hidden = fc.constantFrom(...unprintables[kind])
    forAll(seen, hidden, seen, fc.constantFrom('', '\u0000', '\u200B'), (before, bad, after, more) => {
      expect(parsePlainText(`${before}${bad} ${after}${more}`)).toEqual(
        E.left({ _tag: 'TextNotPlain', kind, unit: bad.charCodeAt(0), at: before.length }),
      )
    })
  })

  it('distinguishes a surrogate pair from its two lone surrogates (VAL-01)', () => {
    expect(parsePlainText('🏠')).toEqual(E.right('🏠'))
    expect(parsePlainText('a\uD83C')).toEqual(
      E.left({ _tag: 'TextNotPlain', kind: 'halfPair', unit: 0xd83c, at: 1 }),
    )
  })
})
