import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boolean, flag, integer, literal, type Shape, string, text } from '#adapters/shape/shape.ts'
import { cleanText, isPlainText } from '#core/shared/text.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const accepts = <A>(shape: Shape<A>, value: unknown): boolean => E.isRight(shape.codec.decode(value))

const notText = fc.anything().filter((value) => typeof value !== 'string')

describe('text', () => {
  const short = text({ min: 2, max: 5 })

  it('accepts printable text in its bounds, counted in characters (S17)', () =>
    forAllWith(
      {
        examples: [
          ['ab\u0000'],
          ['a\u202E'],
          ['\uD800\uD800'],
          ['\u{10000}'],
          ['ab\n'],
          ['\u{10000}'.repeat(5)],
        ],
      },
      fc.string({ unit: 'binary', maxLength: 8 }),
      (value) => {
        const fits = (read: string): boolean =>
          Array.from(read).length >= 2 && Array.from(read).length <= 5 && isPlainText(read)
        expect(accepts(short, value)).toBe(fits(value.normalize('NFC')) || fits(cleanText(value)))
      },
    ))

  it('gives the composed form, so that equal texts are equal (S17)', () => {
    expect(short.codec.decode('An\u0303o')).toStrictEqual(E.right('A\u00F1o'))
  })

  it('refuses nothing that cleaning mends, and leaves readable text as it is (VAL-05)', () => {
    const grouped = text({ min: 1, max: 8, pattern: /^[0-9]+(?:-[0-9]+)?$/ })
    expect(grouped.codec.decode('\u202A123\u2011456\u202C\u200B\u200B')).toStrictEqual(E.right('123-456'))
    expect(short.codec.decode('1\u00A0–2')).toStrictEqual(E.right('1\u00A0–2'))
    expect(short.codec.decode('a\u2028b')).toStrictEqual(E.right('a b'))
  })

  it('refuses every value that is no text', () => forAll(notText, (value) => !accepts(short, value)))

  it('accepts only text of its pattern', () => {
    const digits = text({ min: 1, max: 3, pattern: /^[0-9]{1,3}$/ })
    forAllWith(
      { examples: [['12\n'], ['٣']] },
      fc.string({ maxLength: 4 }),
      (value) => accepts(digits, value) === /^[0-9]{1,3}$/.test(value),
    )
  })
})

describe('string', () => {
  it('accepts any text as it is, and nothing else', () => {
    forAll(fc.anything(), (value) => accepts(string, value) === (typeof value === 'string'))
    expect(string.codec.decode('An\u0303o\u0000')).toStrictEqual(E.right('An\u0303o\u0000'))
  })
})

describe('integer', () => {
  const small = integer({ min: -2, max: 7 })

  it('accepts only integers in its bounds', () =>
    forAllWith(
      { examples: [[Number.NaN], [Infinity], [2 ** 53]] },
      fc.oneof(fc.double(), fc.integer({ min: -10, max: 10 })),
      (value) => {
        expect(accepts(small, value)).toBe(Number.isInteger(value) && value >= -2 && value <= 7)
      },
    ))

  it('refuses a number that is written as text', () => {
    expect(accepts(small, '3')).toBe(false)
  })
})

describe('literal', () => {
  it('accepts its values and nothing that merely equals them', () => {
    const state = literal('on', 'off')
    expect(['on', 'off'].every((value) => accepts(state, value))).toBe(true)
    forAll(fc.anything(), (value) => accepts(state, value) === (value === 'on' || value === 'off'))
  })
})

describe('boolean', () => {
  it('refuses values that are only truthy or falsy', () => {
    expect([0, 1, '', 'true', null, [], undefined].some((value) => accepts(boolean, value))).toBe(false)
  })
})

describe('flag', () => {
  it('reads true, false and a bare key, and writes true or false', () => {
    expect(['true', '', 'false'].map((value) => flag.codec.decode(value))).toStrictEqual([
      E.right(true),
      E.right(true),
      E.right(false),
    ])
    expect([true, false].map((value) => flag.codec.encode(value))).toStrictEqual(['true', 'false'])
  })

  it('refuses everything else, a repeated key too', () =>
    forAllWith(
      { examples: [[['true', 'true']], ['TRUE'], [true]] },
      fc.anything().filter((value) => value !== 'true' && value !== 'false' && value !== ''),
      (value) => !accepts(flag, value),
    ))
})
