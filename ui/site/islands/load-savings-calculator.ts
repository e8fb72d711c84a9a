import { loadDocumentWords } from './document-words.ts'
import type { PlainMount } from './mount.ts'

/** Loads the calculator, and its English words if needed. Apart from the registry, which every page loads. */
export const loadSavingsCalculator = async (): Promise<PlainMount> => {
  const [{ mountSavingsCalculator }] = await Promise.all([
    import('./savings-calculator.island.tsx'),
    loadDocumentWords(
      async () => (await import('#ui/content/en/shared/savings-translations.ts')).savingsTranslations,
    ),
  ])
  return mountSavingsCalculator
}
