import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, compactText, foldText, isPlainText } from '#core/shared/text.ts'
import {
  anyText,
  pastedFrom,
  unmendable,
  unprintable,
  unprintables,
  writtenText,
} from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('cleanText', () => {
  it('changes nothing a second time, and leaves no unseen character, odd blank or odd hyphen (VAL-05)', () =>
    forAll(fc.oneof(anyText, anyText.chain(pastedFrom)), (text) => {
      const cleaned = cleanText(text)
      expect(cleanText(cleaned)).toBe(cleaned)
      expect(cleaned).not.toMatch(/[\u00AD\p{Bidi_C}\u200B-\u200D\u2010-\u2015\u2060-\u2064\uFEFF]/u)
      expect(cleaned.replaceAll(' ', '')).not.toMatch(/\s/)
    }))

  it('reads pasted text as it was written (VAL-05)', () =>
    forAll(
      writtenText(0, 30).chain((text) => fc.tuple(fc.constant(text), pastedFrom(text))),
      ([text, pasted]) => {
        expect(cleanText(pasted)).toBe(text)
        expect(compactText(pasted)).toBe(text.replaceAll(/[ '-]/g, ''))
      },
    ))

  it('leaves what it does not mend (VAL-05)', () =>
    forAll(unmendable, (bad) => {
      expect(cleanText(`a${bad}b`)).toBe(`a${bad}b`)
    }))
})

describe('foldText', () => {
  it('is idempotent', () =>
    forAll(anyText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }))

  it('ignores accents, case, composition or repeated blanks', () =>
    forAll(writtenText(0, 40), (text) => {
      const folded = foldText(text)
      expect(foldText(text.normalize('NFD'))).toBe(folded)
      expect(foldText(text.toUpperCase())).toBe(folded)
      expect(foldText(` ${text.replaceAll(' ', ' \t ')}\u00A0`)).toBe(folded)
    }))

  it.each([
    ['Los Ángeles', 'los angeles'],
    ['  PEÑASCO   Ünico ', 'penasco unico'],
    ['Coraço\u0301n', 'coracon'],
    ['İstanbul', 'istanbul'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('isPlainText', () => {
  it('is true of visible text, and false of text with any hidden character (VAL-01)', () =>
    forAll(writtenText(0, 30), unprintable, fc.nat(30), (text, bad, at) => {
      expect(isPlainText(text)).toBe(true)
      expect(isPlainText(text.slice(0, at) + bad + text.slice(at))).toBe(false)
    }))

  it('refuses each character of its list, and none of the visible characters next to them (VAL-01)', () => {
    const refused = Object.values(unprintables).flat()
    expect(refused.filter(isPlainText)).toEqual([])
    const seen = [
      '\u0020',
      '\u007E',
      '\u00A0',
      '\u061B',
      '\u061D',
      '\u200A',
      '\u2010',
      '\u2027',
      '\u202F',
      '\u205F',
    ]
    expect(
      [...seen, '\u2070', '\uD7FF', '\uE000', '\uFEFE', '\uFF00'].filter((text) => !isPlainText(text)),
    ).toEqual([])
  })

  it('accepts surrogate pairs, accents and other scripts (VAL-01)', () => {
    for (const text of ['Ñandú 🏠 e\u0301', 'محمد علی', 'שרה', 'Nguyễn', '王小明', 'O’Brien-Ramírez', '👍🏽'])
      expect([text, isPlainText(text)]).toEqual([text, true])
  })
})
