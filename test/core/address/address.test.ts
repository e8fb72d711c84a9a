import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  STREET_MAX,
  UNIT_MAX,
  ZIP_LENGTH,
  parseStreet,
  parseUnit,
  parseZip,
  zipInput,
} from '#core/address/address.ts'
import { cleanText, isPlainText } from '#core/shared/text.ts'
import { street, unit, zip } from '#test/arbitraries/address.arbitrary.ts'
import { anyText, textOf, unmendable } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

describe('parseStreet', () => {
  it('accepts any text that does not start with a blank, is short enough and printable, and nothing else (ADR-01)', () =>
    forAll(fc.oneof(anyText, street), (text) => {
      const normalized = cleanText(text).trimEnd()
      const isStreet =
        normalized.length > 0 &&
        normalized.length <= STREET_MAX &&
        normalized.trimStart() === normalized &&
        isPlainText(normalized)
      expect(E.isRight(parseStreet(text))).toBe(isStreet)
      if (isStreet) expect(parseStreet(text)).toEqual(E.right(normalized))
    }))

  it('is idempotent (ADR-01)', () =>
    forAll(street, (text) => {
      expect(parseStreet(text)).toEqual(E.right(text))
      expect(parseStreet(`${text.normalize('NFD')}  `)).toEqual(E.right(text))
    }))

  it('refuses white space of any kind before an otherwise good street (ADR-01)', () =>
    forAll(street, fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u2003', '\u2028'), (text, blank) => {
      expect(parseStreet(blank + text)).toEqual(E.left({ _tag: 'StreetStartsWithSpace' }))
    }))

  it('reports missing, too long and unreadable streets (ADR-01)', () => {
    forAll(street, unmendable, (text, bad) => {
      expect(parseStreet(`${'x'.repeat(STREET_MAX)}${text}`)).toEqual(
        E.left({ _tag: 'StreetTooLong', max: STREET_MAX }),
      )
      expect(parseStreet(`1${bad}2`)).toEqual(E.left({ _tag: 'StreetUnreadable' }))
    })
    for (const blank of ['', ' ', '\n\t '])
      expect(parseStreet(blank)).toEqual(E.left({ _tag: 'StreetMissing' }))
  })
})

describe('parseZip', () => {
  it('accepts exactly five ASCII digits between blanks and gives them back (ADR-02)', () =>
    forAllWith(
      { examples: [['12345\n'], ['１２３４５'], ['٠١٢٣٤'], ['12345-6789'], [' 12345']] },
      fc.oneof(anyText, zip, textOf('0123456789 -', 0, 7)),
      (text) => {
        const typed = cleanText(text).trim()
        const isZip =
          typed.length === ZIP_LENGTH && Array.from(typed).every((letter) => '0123456789'.includes(letter))
        expect(parseZip(text)).toEqual(
          isZip ? E.right(typed) : E.left({ _tag: typed === '' ? 'ZipMissing' : 'ZipMalformed' }),
        )
      },
    ))
})

describe('parseUnit', () => {
  it('accepts an empty unit and any short printable text, trimmed (ADR-03)', () => {
    forAll(fc.oneof(anyText, unit), (text) => {
      const normalized = cleanText(text).trim()
      const expected =
        normalized.length > UNIT_MAX
          ? E.left({ _tag: 'UnitTooLong' as const, max: UNIT_MAX })
          : isPlainText(normalized)
            ? E.right(normalized)
            : E.left({ _tag: 'UnitUnreadable' as const })
      expect(parseUnit(text)).toEqual(expected)
    })
    expect(parseUnit('')).toEqual(E.right(''))
  })
})

describe('zipInput', () => {
  it('returns at most five digits in their order, and is idempotent (ADR-02)', () =>
    forAll(anyText, (text) => {
      const typed = zipInput(text)
      expect(typed).toBe((text.match(/[0-9]/g) ?? []).slice(0, 5).join(''))
      expect(zipInput(typed)).toBe(typed)
    }))

  it('accepts a complete zip, with the separators people type (ADR-02)', () =>
    forAll(zip, (text) => {
      expect(zipInput(text)).toBe(text)
      expect(zipInput(` ${text}-0001`)).toBe(text)
    }))
})
