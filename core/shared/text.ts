/** Text as it is compared: lower case, no accents, single spaces, so that "los a" finds "Los Ángeles". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Text without control characters, lone surrogates, and characters that turn its direction or have no width. */
export const PLAIN_TEXT = /^[^\p{Cc}\p{Cs}\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]*$/u

/** Whether text is safe to print and log. */
export const isPlainText = (text: string): boolean => PLAIN_TEXT.test(text)
