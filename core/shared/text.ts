/** Bidirectional controls, zero-width characters and soft hyphens, as ranges for a character class. */
const UNSEEN = '\\u00AD\\u061C\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF'

const UNSEEN_CHARACTERS = new RegExp(`[${UNSEEN}]`, 'g')

/**
 * Cleans typed or pasted text: removes unseen characters, writes blanks and line breaks as spaces, every dash as
 * "-", and composes accents. Other controls and lone surrogates stay, and are refused (VAL-05).
 */
export const cleanText = (text: string): string =>
  text
    .replace(UNSEEN_CHARACTERS, '')
    .replace(/[\s\u0085]/g, ' ')
    .replace(/[\u2010-\u2015]/g, '-')
    .normalize('NFC')

/** Cleans a number or a code, and drops the blanks and hyphens that group it and the quotes around it (VAL-05). */
export const compactText = (text: string): string => cleanText(text).replace(/[ "'“”„‘’«»-]/g, '')

/** Normalizes text for comparison: lower case, no accents, single spaces. "los a" then matches "Los Ángeles". */
export const foldText = (text: string): string =>
  cleanText(text)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ +/g, ' ')
    .trim()

/** Unseen characters, controls, line breaks and lone surrogates, as ranges for a character class. */
const HIDDEN = `${UNSEEN}\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF`

/** Returns the character class of visible characters and blanks, without those of `refused` (VAL-01). */
export const visible = (refused = ''): string => `[^${HIDDEN}${refused}]`

/** Pattern of text without invisible characters (VAL-01). Refuses joiners too, also in emoji, Persian, Hindi. */
export const PLAIN_TEXT = new RegExp(`^${visible()}*$`, 'u')

const HIDDEN_CHARACTERS = new RegExp(`[${HIDDEN}]`, 'gu')

/** Cleans text of a link, and removes the invisible characters that remain (VAL-01, VAL-05). */
export const withoutHidden = (text: string): string => cleanText(text).replace(HIDDEN_CHARACTERS, '')

/**
 * Returns a pattern of plain text that begins with a visible character, without the characters of `refused`. `before`
 * is the pattern of an optional prefix.
 */
export const writtenText = (refused = '', before = ''): RegExp =>
  new RegExp(`^${before}${visible(`\\s${refused}`)}${visible(refused)}*$`, 'u')

/** Counts characters as JSON Schema does: a surrogate pair is one character. */
export const characterCount = (text: string): number => Array.from(text).length

/** Checks whether text is safe to print and log (VAL-01). */
export const isPlainText = (text: string): boolean => PLAIN_TEXT.test(text)
