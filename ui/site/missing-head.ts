import type { Brand } from '#core/brand/brand.ts'
import { textElements } from '#core/metadata/head.ts'
import { type FallbackTexts, fallbackTexts, nameOfRoute } from '#core/metadata/lookup.ts'
import type { Language } from '#core/shared/language.ts'
import { missingPageWords } from '#ui/content/es/shared/site.ts'
import { inLanguage } from '#ui/content/language.ts'
import { elementsText } from '#ui/head/document-text.ts'

/**
 * Returns the texts of the head of the not-found page in the current language. A wanted page is named by the words of
 * its last segment (MET-03). Throws for words with a token that has no value, which is a defect.
 */
export const missingPageTexts = (brand: Brand, page: string | null): FallbackTexts => {
  const { documentTitle, description, named } = missingPageWords
  if (page === null || nameOfRoute(page) === '')
    return { title: documentTitle(brand), description, isRobotsIndexAndFollow: false }
  const texts = fallbackTexts(page, { ...named, brand: brand.name })
  if (texts._tag === 'Left') throw new Error(`the not-found page: ${JSON.stringify(texts.left)}`)
  return texts.right
}

/** Renders title and description of the not-found page for a wanted page; null: as the document has them (MET-03). */
export const missingPageHead =
  (brand: Brand) =>
  (language: Language, page: string | null): string =>
    inLanguage(language, () => elementsText(textElements(missingPageTexts(brand, page), 'development')))
