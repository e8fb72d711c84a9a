import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import { appVersionPath } from '#core/routes/internal-paths.ts'
import { appVersionWords } from '#ui/content/es/shared/app-version.ts'
import { AppVersionPage } from './app-version-page.tsx'
import type { AppVersion } from './app-version.ts'
import type { PageDocument } from './documents.tsx'

/** The page with the versions of a build, in the current language. */
export const appVersion = (brand: Brand, version: AppVersion): PageDocument => ({
  ...appVersionWords.document(brand),
  path: appVersionPath,
  isTranslated: true,
  isIndexed: false,
  schema: [],
  islands: [],
  social: null,
  body: renderToStaticMarkup(<AppVersionPage brand={brand} version={version} />),
})
