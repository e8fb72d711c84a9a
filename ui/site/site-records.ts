import type { Brand } from '#core/brand/brand.ts'
import { isCalculatorPath } from '#core/template/calculator-pages.ts'
import type { PageRoute, SitePath } from '#core/routes/site-pages.ts'
import { brandPath, sitePaths } from '#core/routes/site-pages.ts'
import type { Language } from '#core/shared/language.ts'
import type { Claim } from '#core/template/claim.ts'
import {
  claimsIn,
  comparativesWithoutSource,
  numbersWithoutSource,
  withoutMarks,
} from '#core/template/claim.ts'
import type { PageRecord, PageText } from '#core/template/page-record.ts'
import { factsOf } from '#ui/content/facts.ts'
import { localBrand } from '#ui/content/local-brand.ts'
import { inLanguage } from '#ui/content/language.ts'
import { devicePages } from '#ui/content/device-pages/page.ts'
import {
  isWritten,
  legalPages,
  pageTranslations,
  sitePages,
  structureOf,
  type PageTranslations,
} from '#ui/content/pages.ts'
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
  'campaign',
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
export const mapTexts = (value: unknown, change: (text: string) => string, key = ''): unknown => {
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

/** Checks whether a brand sells all offers that a page names. */
const sellsNamed = ({ catalog }: Brand, path: SitePath): boolean =>
  (sitePages[path].offers ?? []).every((id) => catalog.offers.some((offer) => offer.id === id))

const hasPage = (brand: Brand, path: SitePath): boolean =>
  (brand.calculator !== undefined || !isCalculatorPath(path)) &&
  (sellsNamed(brand, path) || sitePages[path].general?.isSold(brand) === true)

/** Lists the paths of a brand's public pages. */
export const sitePathsOf = (brand: Brand): readonly PageRoute[] => [
  ...sitePaths.filter((path) => hasPage(brand, path)),
  ...devicePagesOf(brand).map(({ path }) => path),
]

/** Returns a page's words and structure; the general ones for a brand that lacks an offer it names. */
const formOf = (path: SitePath, { pages }: PageTranslations, brand: Brand) => {
  const { general: words } = pages[path]
  const { general } = sitePages[path]
  return general === undefined || words === undefined || sellsNamed(brand, path)
    ? ([pages[path], sitePages[path]] as const)
    : ([{ words }, general] as const)
}

/** Returns the texts of a page, with the marks of their claims; null for a page that does not exist. */
const textOf = (route: PageRoute, translations: PageTranslations, context: PageContext): PageText | null => {
  if (isWritten(route)) {
    const [{ words: wordsOf }, structure] = formOf(route, translations, context.brand)
    const words = wordsOf(context)
    const { title, description, h1Hidden } = words
    const hidden = h1Hidden === undefined ? {} : { h1Hidden }
    return { title, description, ...hidden, sections: structure.sections(words, context) }
  }
  const page = devicePageAt(context.brand, route)
  if (page === null) return null
  const { devices } = translations
  return page.kind === 'list'
    ? devicePages.list(page, devices, context)
    : devicePages.detail(page, devices, context)
}

/** Writes one public page. Throws for an unknown page or a number without a source, which stops the build. */
export const writePage = (
  brand: Brand,
  route: PageRoute,
  language: Language = 'es',
  translations: PageTranslations = pageTranslations[language],
): WrittenPage =>
  inLanguage(language, () => {
    const path = brandPath(route, brand.slug)
    const local = localBrand(brand)
    const written = textOf(route, translations, { brand: local, facts: factsOf(local), legalPages })
    if (written === null) throw new Error(`${path} is not written in ${language}`)
    const claims: PageClaim[] = []
    const text = mapTexts(written, (marked) => {
      const [unsourced] = [...numbersWithoutSource(marked), ...comparativesWithoutSource(marked)]
      if (unsourced !== undefined)
        throw new Error(`${path} (${language}): '${unsourced}' has no source in '${withoutMarks(marked)}'`)
      claims.push(...claimsIn(marked).map((claim) => ({ ...claim, path, language })))
      return withoutMarks(marked)
    }) as PageText
    return { page: { ...text, route, path, isIndexed: structureOf(route).isIndexed ?? true }, claims }
  })

/** Writes the public pages of a brand in a language. */
export const siteRecords = (brand: Brand, language: Language): readonly WrittenPage[] =>
  sitePathsOf(brand).map((route) => writePage(brand, route, language))
