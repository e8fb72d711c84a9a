/** Normalizes text for comparison: lower case, no accents, single spaces. "los a" then matches "Los Ángeles". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Control characters, lone surrogates, bidirectional controls and zero-width characters, as ranges for a character class. */
const HIDDEN =
  '\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF'

/** Returns the character class of visible characters and blanks, without those of `refused` (VAL-01). */
export const visible = (refused = ''): string => `[^${HIDDEN}${refused}]`

/** Pattern of text without invisible characters (VAL-01). Joiners are refused too, also in emoji and in Persian or Hindi words. */
export const PLAIN_TEXT = new RegExp(`^${visible()}*$`, 'u')

const HIDDEN_CHARACTERS = new RegExp(`[${HIDDEN}]`, 'gu')

/** Removes invisible characters, for text that comes from a link (VAL-01). */
export const withoutHidden = (text: string): string => text.replace(HIDDEN_CHARACTERS, '')

/**
 * Returns a pattern of plain text that begins with a visible character, without the characters of `refused`. `before` is the pattern of an
 * optional prefix.
 */
export const writtenText = (refused = '', before = ''): RegExp =>
  new RegExp(`^${before}${visible(`\\s${refused}`)}${visible(refused)}*$`, 'u')

/** Counts characters as JSON Schema does: a surrogate pair is one character. */
export const characterCount = (text: string): number => Array.from(text).length

/** Checks whether text is safe to print and log (VAL-01). */
export const isPlainText = (text: string): boolean => PLAIN_TEXT.test(text)
