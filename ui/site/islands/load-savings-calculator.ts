import { loadDocumentWords } from './document-words.ts'
import type { PlainMount } from './mount.ts'

/** Loads the calculator, and its words in an English document. It is apart from the registry, which every page loads. */
export const loadSavingsCalculator = async (): Promise<PlainMount> => {
  const [{ mountSavingsCalculator }] = await Promise.all([
    import('./savings-calculator.island.tsx'),
    loadDocumentWords(
      async () => (await import('#ui/content/en/shared/savings-translations.ts')).savingsTranslations,
    ),
  ])
  return mountSavingsCalculator
}
