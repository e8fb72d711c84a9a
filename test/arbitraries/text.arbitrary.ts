import * as fc from 'fast-check'

/** Any text a browser or a wire may hand over: lone surrogates, controls, other scripts and long runs among it. */
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

/** Characters that text for print and log must not hold, by the reason; of the many controls and half pairs those at the ends. */
export const unprintables = {
  control: [...between(0x00, 0x1f), ...between(0x7f, 0x9f)],
  halfPair: [...between(0xd800, 0xd801), ...between(0xdbff, 0xdc00), ...between(0xdffe, 0xdfff)],
  bidirectional: ['\u061C', '\u200E', '\u200F', ...between(0x202a, 0x202e), ...between(0x2066, 0x2069)],
  zeroWidth: [...between(0x200b, 0x200d), ...between(0x2060, 0x2064), '\uFEFF'],
} as const

export const unprintable: fc.Arbitrary<string> = fc.constantFrom(...Object.values(unprintables).flat())

/** Text of `min` to `max` characters of an alphabet. */
export const textOf = (alphabet: string, min: number, max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: min, maxLength: max })

/** Text of `min` to `max` characters as people write it in the United States, blanks anywhere. */
export const writtenText = (min: number, max: number): fc.Arbitrary<string> =>
  textOf("abcdefghijklmnñopqrstuvwxyzáéíóúüABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚ0123456789 '-.", min, max)
