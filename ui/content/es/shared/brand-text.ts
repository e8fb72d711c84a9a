import type { BrandTexts } from '#core/brand/brand-texts.ts'
import { translated } from '#ui/content/language.ts'

/** The translations of the brand's texts. In Spanish there are none: the data has the Spanish texts. */
export const brandTexts = translated<BrandTexts>('brandTexts', {})

/** Translates a text of the brand's data. */
export const brandTranslator = translated('brandTranslator', { textOf: (text: string): string => text })

/** Returns a text of the brand's data in the current language; a text without translation stays unchanged. */
export const brandText = (text: string): string => brandTranslator.textOf(text)
