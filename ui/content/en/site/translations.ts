import { deviceWords } from './device-words.ts'
import { menuNames } from './menu-names.ts'
import { styleGuideWords } from './style-guide.ts'

/** The words around public pages in English, by the names of the Spanish ones. */
export const siteTranslations = { menuNames, deviceWords, styleGuideWords }
