import { readFileSync } from 'node:fs'
import { brand } from '#adapters/brand/brand.ts'
import { type Site, siteAt } from '#adapters/http/pages.ts'
import { languages, pathIn } from '#core/shared/language.ts'
import { layout } from '#ui/build/layout.ts'
import { devicePageAt } from '#ui/site/device-records.ts'
import { siteRecords } from '#ui/site/site-records.ts'

export const ORIGIN = 'https://tienda.example'

/** The site as the build wrote it. */
export const built = siteAt(JSON.parse(readFileSync(layout.site, 'utf8')) as Site, ORIGIN)

export const htmlOf = (at: string): string => built.documents[at]?.html ?? ''

/** Every public page in each language; `at` is its path there. */
export const pages = languages.flatMap((language) => {
  const records = siteRecords(brand, language).map(({ page }) => page)
  // The pages of devices are of one template.
  const detail = records.find(({ route }) => devicePageAt(brand, route)?.kind === 'detail')
  return records.map((page) => ({
    ...page,
    language,
    at: pathIn(language, page.path),
    isRepeated: page !== detail && devicePageAt(brand, page.route)?.kind === 'detail',
  }))
})

export type BuiltPage = (typeof pages)[number]
