import type { BrandIdentity } from '#core/brand/brand.ts'
import type { SitePath } from '#core/routes/site-pages.ts'
import { pageNames } from '#ui/content/es/pages/page-names.ts'

/** Returns the name of a page in the current language. */
export const pageNameOf = (path: SitePath, { name }: Pick<BrandIdentity, 'name'>): string =>
  pageNames[path].replaceAll('{brand}', name)
