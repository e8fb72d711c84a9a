import type { Brand } from '#core/brand/brand.ts'
import { isCalculatorPath } from '#core/template/calculator-pages.ts'
import type { PageRoute, SitePath } from '#core/routes/site-pages.ts'
import { brandPath, isCampaignPage, sitePaths } from '#core/routes/site-pages.ts'
import type { Language } from '#core/shared/language.ts'
import type { Claim } from '#core/template/claim.ts'
import { claimsIn, numbersWithoutSource, withoutMarks } from '#core/template/claim.ts'
import type { PageRecord, PageText } from '#core/template/page-record.ts'
import { factsOf } from '#ui/content/facts.ts'
import { localBrand } from '#ui/content/local-brand.ts'
import { inLanguage } from '#ui/content/language.ts'
import { pageOffers } from '#ui/content/page-offers.ts'
import { devicePageWriters, pageWriters } from '#ui/content/pages.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { devicePageAt, devicePagesOf } from './device-records.ts'

/** The fields of a record that no visitor reads. */
const STRUCTURE: ReadonlySet<string> = new Set([
  'kind',
  'id',
  'offer',
  'offers',
  'lines',
  'agreements',
  'layout',
  'tone',
  'name',
  'icon',
  'to',
  'pages',
  'tool',
  'line',
  'ask',
  'filter',
  'device',
  'color',
])

/** Applies a function to each text of a record that visitors read. */
const mapTexts = (value: unknown, change: (text: string) => string, key = ''): unknown => {
  if (STRUCTURE.has(key)) return value
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, ''))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, name)]))
}

/** A number on a page, where it is, and its source. */
export type PageClaim = Claim & { readonly path: string; readonly language: Language }

/** A public page in one language, and every number it states. */
export type WrittenPage = { readonly page: PageRecord; readonly claims: readonly PageClaim[] }

const sells = ({ catalog, calculator }: Brand, path: SitePath): boolean =>
  (calculator !== undefined || !isCalculatorPath(path)) &&
  (pageOffers[path] ?? []).every((id) => catalog.offers.some((offer) => offer.id === id))

/** Lists the paths of a brand's public pages. */
export const sitePathsOf = (brand: Brand): readonly PageRoute[] => [
  ...sitePaths.filter((path) => sells(brand, path)),
  ...devicePagesOf(brand).map(({ path }) => path),
]

const isWritten = (path: PageRoute): path is SitePath => (sitePaths as readonly PageRoute[]).includes(path)

/** Returns the texts of a page in a language, with the marks of their claims; null for a page that does not exist. */
const textOf = (route: PageRoute, language: Language, context: PageContext): PageText | null => {
  if (isWritten(route)) return pageWriters[language][route](context)
  const page = devicePageAt(context.brand, route)
  if (page === null) return null
  const { list, detail } = devicePageWriters[language]
  return page.kind === 'list' ? list(page, context) : detail(page, context)
}

/** Writes one public page. Throws for a page that does not exist and for a number without a source, which stops the build. */
export const writePage = (brand: Brand, route: PageRoute, language: Language = 'es'): WrittenPage =>
  inLanguage(language, () => {
    const path = brandPath(route, brand.slug)
    const local = localBrand(brand)
    const written = textOf(route, language, { brand: local, facts: factsOf(local) })
    if (written === null) throw new Error(`${path} is not written in ${language}`)
    const claims: PageClaim[] = []
    const text = mapTexts(written, (marked) => {
      const [unsourced] = numbersWithoutSource(marked)
      if (unsourced !== undefined)
        throw new Error(`${path} (${language}): '${unsourced}' has no source in '${withoutMarks(marked)}'`)
      claims.push(...claimsIn(marked).map((claim) => ({ ...claim, path, language })))
      return withoutMarks(marked)
    }) as PageText
    return { page: { ...text, route, path, isIndexed: !isCampaignPage(route) }, claims }
  })

/** Writes the public pages of a brand in a language. */
export const siteRecords = (brand: Brand, language: Language): readonly WrittenPage[] =>
  sitePathsOf(brand).map((route) => writePage(brand, route, language))
