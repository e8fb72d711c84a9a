import '#ui/theme/global.css.ts'
// The server renders the engines into their documents.
import './render-engine.tsx'
import '../app-version-page.tsx'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import { enginePaths, uiComponentsPath, uiElementsPath } from '#core/routes/internal-paths.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { localBrand } from '#ui/content/local-brand.ts'
import type { BrandDesign } from '#ui/theme/design-tokens.ts'
import type { PageDocument } from '../documents.tsx'
import { siteRecords } from '../site-records.ts'
import type { StyleGuidePath } from './style-guide-frame.tsx'
import { UiComponentsPage } from './ui-components-page.tsx'
import { UiElementsPage } from './ui-elements-page.tsx'

const document = (brand: Brand, path: StyleGuidePath, body: string): PageDocument => ({
  title: words.documentTitle(words.pages[path].title, brand),
  description: words.pages[path].lead,
  path,
  isTranslated: true,
  isIndexed: false,
  schema: [],
  islands: [],
  social: null,
  body,
})

const markup = (element: ReactElement): string => renderToStaticMarkup(element)

/** Writes the style guide's pages in the current language. The server replaces `engineMark` by an engine's output. */
export const styleGuide = (
  spanish: Brand,
  design: BrandDesign,
  engineMark: string,
): readonly PageDocument[] => {
  const brand = localBrand(spanish)
  const pages = siteRecords(spanish, currentLanguage()).map(({ page }) => page)
  return [
    document(brand, uiElementsPath, markup(<UiElementsPage brand={brand} design={design} />)),
    document(brand, uiComponentsPath, markup(<UiComponentsPage brand={brand} pages={pages} />)),
    ...Object.values(enginePaths).map((path) => document(brand, path, engineMark)),
  ]
}
