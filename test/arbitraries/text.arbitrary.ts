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
    '\uD800',
    'a\u0000b',
    '１２３４５',
    'x'.repeat(10_000),
  ),
)

/** Characters that text for print and log must not hold. */
export const unprintable: fc.Arbitrary<string> = fc.constantFrom(
  '\u0000',
  '\u0007',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u202A',
  '\u202E',
  '\u061C',
  '\u200B',
  '\u200D',
  '\u200F',
  '\u2060',
  '\u2066',
  '\u2069',
  '\uFEFF',
  '\uD800',
  '\uDFFF',
)

/** Text of `min` to `max` characters of an alphabet. */
export const textOf = (alphabet: string, min: number, max: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: min, maxLength: max })

/** Text of `min` to `max` characters as people write it in the United States, blanks anywhere. */
export const writtenText = (min: number, max: number): fc.Arbitrary<string> =>
  textOf("abcdefghijklmnñopqrstuvwxyzáéíóúüABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚ0123456789 '-.", min, max)
