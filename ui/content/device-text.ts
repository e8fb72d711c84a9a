import type { Brand } from '#core/brand/brand.ts'
import { translatedText } from '#core/brand/brand-texts.ts'
import { currentLanguage } from './language.ts'

/** Returns a text of a device, such as its name or a colour, in the current language. */
export const deviceText = ({ site }: Pick<Brand, 'site'>, text: string): string =>
  currentLanguage() === 'es' ? text : translatedText(text, site.deviceEnglish)
