import * as fc from 'fast-check'

/** Any text of a browser or a message, with lone surrogates, controls, other scripts and long runs. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ maxLength: 120 }),
  fc.constantFrom(
    '',
    ' ',
    '\u00A0',
    '__proto__',
    '\u202EataM',
    'a\u200Bb',
    '\uD800',
    'a\u0000b',
    '１２３４５',
    'x'.repeat(10_000),
  ),
)

const between = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCharCode(first + offset))

/** Characters forbidden in printed and logged text, by reason; of ranges, their ends. */
export const unprintables = {
  control: [...between(0x00, 0x1f), ...between(0x7f, 0x9f), '\u2028', '\u2029'],
  halfPair: [...between(0xd800, 0xd801), ...between(0xdbff, 0xdc00), ...between(0xdffe, 0xdfff)],
  bidirectional: ['\u061C', '\u200E', '\u200F', ...between(0x202a, 0x202e), ...between(0x2066, 0x2069)],
  zeroWidth: [...between(0x200b, 0x200d), ...between(0x2060, 0x2064), '\uFEFF', '\u00AD'],
} as const

export const unprintable: fc.Arbitrary<string> = fc.constantFrom(...Object.values(unprintables).flat())

/** Blanks and line breaks that cleaning writes as a space. */
const oddBlanks = [
  ...between(0x09, 0x0d),
  '\u0085',
  '\u00A0',
  '\u1680',
  ...between(0x2000, 0x200a),
  '\u2028',
  '\u2029',
  '\u202F',
  '\u205F',
  '\u3000',
]

/** A character that text must not hold and that cleaning leaves as it is. */
export const unmendable: fc.Arbitrary<string> = fc.constantFrom(
  ...[...unprintables.control, ...unprintables.halfPair].filter((one) => !oddBlanks.includes(one)),
)

const unseen = fc.constantFrom(...unprintables.bidirectional, ...unprintables.zeroWidth)

/** The same text pasted from a message or a document: hidden characters, other blanks and hyphens. */
export const pastedFrom = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(unseen, { minLength: 1, maxLength: 3 }),
      ...Array.from(text, (character) => {
        if (character === ' ') return fc.constantFrom(' ', ...oddBlanks)
        if (character === '-') return fc.constantFrom('-', ...between(0x2010, 0x2015))
        return fc.tuple(fc.constant(character), fc.option(unseen, { nil: '' })).map((parts) => parts.join(''))
      }),
    )
    .map(([first, ...rest]) => first.join('') + rest.join(''))

/** Text of `min` to `max` characters of an alphabet. */
export const textOf = (alphabet: string, min: number, max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: min, maxLength: max })

/** Text of `min` to `max` characters as people write it in the United States, blanks anywhere. */
export const writtenText = (min: number, max: number): fc.Arbitrary<string> =>
  textOf("abcdefghijklmnñopqrstuvwxyzáéíóúüABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚ0123456789 '-.", min, max)
