import type { BrandIdentity } from '#core/brand/brand.ts'
import { headOf } from '#core/metadata/head.ts'
import { localMetadata } from '#core/metadata/page-metadata.ts'
import type { Environment } from '#core/metadata/robots.ts'
import { siteWords } from '#ui/content/es/shared/site.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { writeHead } from './write-head.ts'

/** The deployment stage of the build; `development` without a build (MET-04). */
const environment = (import.meta.env['STAGE'] as Environment | undefined) ?? 'development'

/** A screen of the application: its title, its path and its brand. */
export type Screen = { readonly title: string; readonly path: string; readonly brand: BrandIdentity }

/** Writes the head of a screen into the current document. Search engines do not index it (MET-07). */
export const writeScreenHead = ({ title, path, brand }: Screen): void => {
  const { description } = siteWords.application(brand)
  const page = { title, description, path, isIndexed: false, schema: [] }
  const metadata = localMetadata(page, window.location.origin)
  writeHead(headOf(metadata, { route: path, language: currentLanguage(), environment }).elements)
}
