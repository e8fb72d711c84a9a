import { deviceWords } from './device-words.ts'
import { menuNames, pageNames } from './menu-names.ts'
import { styleGuideWords } from './style-guide.ts'

/** The words of public pages in English, by the names of the Spanish ones. */
export const pageTranslations = { pageNames, menuNames, deviceWords, styleGuideWords }
