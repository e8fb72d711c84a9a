import { palette } from '#adapters/brand/palette.ts'
import type { SiteFile } from '#adapters/http/pages.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Environment } from '#core/metadata/robots.ts'
import { robotsText, SITEMAP_PATH } from '#core/metadata/robots.ts'
import { sitemapText } from '#core/metadata/sitemap.ts'
import {
  SPECULATION_RULES_PATH,
  SPECULATION_RULES_TYPE,
  speculationRules,
} from '#core/metadata/speculation-rules.ts'
import { languages, languageTags, pathIn } from '#core/shared/language.ts'
import { MANIFEST_PATH } from '#ui/head/document-text.ts'

/** Writes a file of text. With `hasOrigin` it contains the mark of the store's origin. */
export const textFile = (type: string, text: string, hasOrigin = false): SiteFile => ({
  type: `${type}; charset=utf-8`,
  base64: Buffer.from(text).toString('base64'),
  ...(hasOrigin ? { hasOrigin } : {}),
})

/** Writes a file of JSON. */
export const jsonFile = (value: unknown, type = 'application/json'): SiteFile =>
  textFile(type, JSON.stringify(value))

const manifest = ({ name }: BrandIdentity) => ({
  name,
  short_name: name,
  lang: languageTags.es,
  start_url: '/',
  display: 'browser',
  background_color: palette.light.paper,
  theme_color: palette.light.paper,
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  ],
})

/** Writes the files that search engines and browsers look for at the root of the site. */
export const rootFiles = (
  brand: BrandIdentity,
  environment: Environment,
  pages: readonly string[],
  origin: string,
): Readonly<Record<string, SiteFile>> => ({
  '/robots.txt': textFile('text/plain', robotsText(environment, origin), true),
  [SITEMAP_PATH]: textFile('application/xml', sitemapText(pages, origin), true),
  [SPECULATION_RULES_PATH]: jsonFile(
    speculationRules(pages.flatMap((path) => languages.map((language) => pathIn(language, path)))),
    SPECULATION_RULES_TYPE,
  ),
  [MANIFEST_PATH]: jsonFile(manifest(brand), 'application/manifest+json'),
})
