/** Text as it is compared: lower case, no accents, single spaces, so that "los a" finds "Los Ángeles". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Text without control characters, half surrogate pairs, bidirectional controls, and characters that take no room: what is read is all
 * there is (VAL-01). Joiners count among the last, inside emoji and Persian or Hindi words too.
 */
export const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\p{Bidi_C}\u200B-\u200D\u2060-\u2064\uFEFF]*$/u

/** Whether text is safe to print and log (VAL-01). */
export const isPlainText = (text: string): boolean => PLAIN_TEXT.test(text)
