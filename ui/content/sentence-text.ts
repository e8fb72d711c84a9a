/** Ends a sentence: one that ends with an abbreviation, as "a. m.", has its period. */
export const sentenceText = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
