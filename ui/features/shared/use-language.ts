import { useSyncExternalStore } from 'react'
import type { Language } from '#core/shared/language.ts'
import { currentLanguage, onLanguage } from '#ui/content/language.ts'

/** Returns the current language and renders again when it changes. For screens and memoized components. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage, currentLanguage)
