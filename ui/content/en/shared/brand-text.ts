import { english } from '#adapters/brand/english.ts'
import { translatedText } from '#core/brand/brand-texts.ts'
import type * as es from '#ui/content/es/shared/brand-text.ts'
import type { Translation } from '#ui/content/language.ts'

/** The English texts of the selected brand. */
export const brandTexts: Translation<typeof es.brandTexts> = english

export const brandTranslator: Translation<typeof es.brandTranslator> = {
  textOf: (text) => translatedText(text, english),
}
