import { useSyncExternalStore } from 'react'
import type { Language } from '#core/shared/language.ts'
import { currentLanguage, onLanguage } from '#ui/content/language.ts'

/** Returns the current language. The component renders again when it changes: screens and memoized components read it, the rest render with them. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage, currentLanguage)
