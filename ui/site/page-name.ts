import type { Brand } from '#core/brand/brand.ts'
import type { PageRoute } from '#core/routes/site-pages.ts'
import { deviceWords } from '#ui/content/es/site/device-words.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { isWritten, pageTranslations } from '#ui/content/pages.ts'
import { deviceText } from '#ui/content/device-text.ts'
import { devicePageAt } from './device-records.ts'

/** Returns the name of a page in the current language. Throws (a defect) for a device that the brand does not sell. */
export const pageNameOf = (path: PageRoute, brand: Pick<Brand, 'name' | 'site'>): string => {
  if (isWritten(path))
    return pageTranslations[currentLanguage()].pages[path].name.replaceAll('{brand}', brand.name)
  const page = devicePageAt(brand, path)
  if (page === null) throw new Error(`there is no page ${path}`)
  if (page.kind === 'detail')
    return deviceWords.inColor(deviceText(brand, page.device.name), deviceText(brand, page.color.name))
  const list = deviceWords.lists[page.filter.list]
  if (page.filter.by === 'all') return list
  return page.filter.by === 'deals' ? deviceWords.deals(list) : deviceWords.ofBrand(list, page.filter.brand)
}
