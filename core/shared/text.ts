/** Text as it is compared: lower case, no accents, single spaces, so that "los a" finds "Los Ángeles". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Control characters, half surrogate pairs, bidirectional controls, and characters that take no room, as ranges for a class of a pattern. */
const HIDDEN =
  '\\u0000-\\u001F\\u007F-\\u009F\\uD800-\\uDFFF\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF'

/** A class of characters that a reader can see, blanks among them, without those of `refused` (VAL-01). */
export const visible = (refused = ''): string => `[^${HIDDEN}${refused}]`

/**
 * Text in which nothing is hidden: what is read is all there is (VAL-01). Joiners are refused inside emoji and Persian or Hindi words too.
 */
export const PLAIN_TEXT = new RegExp(`^${visible()}*$`, 'u')

const HIDDEN_CHARACTERS = new RegExp(`[${HIDDEN}]`, 'gu')

/** Takes out what a reader can't see: text that a link brings is shown as what it says (VAL-01). */
export const withoutHidden = (text: string): string => text.replace(HIDDEN_CHARACTERS, '')

/** A pattern of plain text that begins with something to see, without the characters of `refused`. `before` may stand in front of it. */
export const writtenText = (refused = '', before = ''): RegExp =>
  new RegExp(`^${before}${visible(`\\s${refused}`)}${visible(refused)}*$`, 'u')

/** Counts characters as JSON Schema does: a surrogate pair is one. */
export const characterCount = (text: string): number => Array.from(text).length

/** Whether text is safe to print and log (VAL-01). */
export const isPlainText = (text: string): boolean => PLAIN_TEXT.test(text)
