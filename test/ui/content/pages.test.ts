import { readdirSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { brand } from '#adapters/brand/brand.ts'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import * as scenes from '#adapters/brand/scenes.ts'
import { deviceFilterPaths } from '#core/mobile/device-filter.ts'
import { type SitePath, sitePaths } from '#core/routes/site-pages.ts'
import { languages } from '#core/shared/language.ts'
import { claimsIn, withoutMarks } from '#core/template/claim.ts'
import { islandsOf } from '#core/template/page-record.ts'
import { assistanceWords } from '#ui/content/es/sale/assistance.ts'
import { factsOf } from '#ui/content/facts.ts'
import { inLanguage } from '#ui/content/language.ts'
import { devicePages } from '#ui/content/device-pages/page.ts'
import type { DeviceTranslation, PageContext, PageTranslation } from '#ui/content/page-entry.ts'
import { folderOf, legalPages, pageTranslations, siteMenu, sitePages } from '#ui/content/pages.ts'
import { devicePagesOf } from '#ui/site/device-records.ts'
import { pageDocument } from '#ui/site/documents.tsx'
import { Page } from '#ui/site/page.tsx'
import { mapTexts, sitePathsOf, writePage } from '#ui/site/site-records.ts'
import { textIn } from '#test/ui/site/markup.ts'

const calculator = '/packages/savings-calculator'
const context: PageContext = { brand, facts: factsOf(brand), legalPages }
/** Lists the texts of a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The texts of data that have languages of their own: of the brand, of countries and of assistance programs. */
const dataTexts: ReadonlySet<string> = new Set(
  textsIn([brand, scenes, context.facts.callingRates(), assistanceWords.programs]),
)

const soldPaths = sitePaths.filter((path) => sitePathsOf(brand).includes(path))

describe('the folders of ui/content/pages', () => {
  const root = new URL('../../../ui/content/pages/', import.meta.url)
  const files = readdirSync(root, { encoding: 'utf8', recursive: true })

  it('are those of the listed paths, each with its structure and its words in every language', () => {
    const expected = sitePaths.map(folderOf).toSorted()
    for (const file of ['page', ...languages].map((name) => `/${name}.ts`))
      expect(
        files.flatMap((path) => (path.endsWith(file) ? [path.slice(0, -file.length)] : [])).toSorted(),
      ).toEqual(expected)
  })
})

/** The keys of a value, and the lengths of its lists. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shapeOf(item)]))
}

describe('pageTranslations', () => {
  it.each(soldPaths)('have as many words of %s in each language', (path) => {
    const [spanish, english] = languages.map((language) => pageTranslations[language].pages[path])
    expect(shapeOf(english?.words(context))).toEqual(shapeOf(spanish?.words(context)))
  })
})

describe('the general form of a page', () => {
  const forms = sitePaths.filter((path) => sitePages[path].general !== undefined)

  it('is that of a brand that sells other offers than the page names: internet, its plans and packages', () => {
    expect(forms).toEqual(['/packages', '/internet', '/internet/plans'])
    expect(sitePathsOf(brisa)).toEqual(expect.arrayContaining(forms))
    const { catalog } = brisa
    expect(sitePathsOf({ ...brisa, catalog: { ...catalog, bundles: [] } })).not.toContain('/packages')
  })

  it.each(languages.flatMap((language) => forms.map((path) => [path, language] as const)))(
    'shows on %s in %s what the catalogue has, with its price, and the address form',
    (route, language) =>
      inLanguage(language, () => {
        const { page } = writePage(brisa, route, language)
        const text = textIn(pageDocument(page, brisa, 'https://tienda.example').body)
        const sold =
          route === '/packages'
            ? ['Fibra 1000', 'WiFi', '$60', '$78', '$3']
            : ['Fibra 300', 'Fibra 1000', '$45']
        for (const words of sold) expect(text).toContain(words)
        expect(text).not.toMatch(/Advantage|Ultra|Gig\b/)
        expect(islandsOf(page)).toEqual(['addressForm'])
      }),
  )

  it.each(forms)('has as many words of %s in each language', (path) => {
    const given = { brand: brisa, facts: factsOf(brisa), legalPages }
    const [spanish, english] = languages.map((language) => pageTranslations[language].pages[path])
    expect(shapeOf(english?.general?.(given))).toEqual(shapeOf(spanish?.general?.(given)))
  })
})

describe('a third language', () => {
  /** Marks the words of an invented language. */
  const inRunes = (text: string): string => `ᚠ${text}ᚠ`

  /** Writes words in the invented language: their texts, and those that their functions return. */
  const translate = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return key === 'id' ? value : inRunes(value)
    if (typeof value === 'function')
      return (...given: readonly unknown[]): unknown => translate(Reflect.apply(value, null, given))
    if (Array.isArray(value)) return value.map((item) => translate(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, translate(item, name)]))
  }

  const translation = (path: SitePath): PageTranslation => {
    const { name, words } = pageTranslations.es.pages[path]
    return {
      name: inRunes(name),
      words: (given) => translate(words(given)) as ReturnType<PageTranslation['words']>,
    }
  }

  const runic = {
    ...pageTranslations.es,
    pages: Object.fromEntries(sitePaths.map((path) => [path, translation(path)])) as Readonly<
      Record<SitePath, PageTranslation>
    >,
  }

  const untranslatedIn = (written: unknown): readonly string[] => {
    const untranslated: string[] = []
    mapTexts(written, (text) => {
      const unmarked = claimsIn(text).reduce(
        (rest, claim) => rest.replace(claim.text, ''),
        withoutMarks(text),
      )
      if (!text.startsWith('ᚠ') && !dataTexts.has(text) && /\p{L}/u.test(unmarked)) untranslated.push(text)
      return text
    })
    return untranslated
  }

  it('needs only its words for the lists and the pages of devices: their template has no text of a language', () => {
    const words = translate(pageTranslations.es.devices) as DeviceTranslation
    const pages = devicePagesOf(brand)
    expect(new Set(pages.map(({ kind }) => kind)).size).toBe(2)
    for (const page of pages)
      expect(
        untranslatedIn(
          page.kind === 'list'
            ? devicePages.list(page, words, context)
            : devicePages.detail(page, words, context),
        ),
      ).toEqual([])
  })

  it.each(soldPaths)('needs only its words for %s: the structure has no text of a language', (path) => {
    const sections = sitePages[path].sections(runic.pages[path].words(context), context)
    expect(untranslatedIn(sections)).toEqual([])
    const { page } = writePage(brand, path, 'es', runic)
    const text = textIn(renderToStaticMarkup(createElement(Page, { page, brand })))
    for (const section of page.sections) if ('heading' in section) expect(text).toContain(section.heading)
  })
})

describe('sitePages', () => {
  const pathsWith = (field: 'isIndexed' | 'canonical' | 'isBare'): readonly SitePath[] =>
    sitePaths.filter((path) => sitePages[path][field] !== undefined)

  it('are indexed except for search marketing, campaigns and the versions of the calculator', () => {
    expect(pathsWith('isIndexed')).toEqual(
      sitePaths.filter((path) => /^\/(?:sem|cp)(?:\/|$)|savings-calculator[-/]/.test(path)),
    )
  })

  it('have the calculator as the canonical page of its versions, and none otherwise', () => {
    const versions = [`${calculator}-legacy`, `${calculator}/stores`, `${calculator}/agent`] as const
    expect(pathsWith('canonical')).toEqual(versions)
    for (const path of versions) expect(sitePages[path].canonical).toBe(calculator)
  })

  it('have a header and a footer except for the calculators of stores and agents', () => {
    expect(pathsWith('isBare')).toEqual([`${calculator}/stores`, `${calculator}/agent`])
  })
})

describe('siteMenu', () => {
  it('begins each group with its overview, and shows the lists of devices after that of mobile service', () => {
    expect(siteMenu.map(({ group, paths }) => [group, paths[0]])).toEqual([
      ['packages', '/packages'],
      ['internet', '/internet'],
      ['tv', '/cable-tv'],
      ['phone', '/home-phone'],
      ['mobile', '/mobile'],
      ['help', '/support'],
    ])
    const [, ...mobile] = siteMenu.find(({ group }) => group === 'mobile')?.paths ?? []
    expect(mobile.slice(0, 4)).toEqual(deviceFilterPaths.filter((path) => path.split('/').length === 4))
  })

  it('gives no two pages of a group the same place', () => {
    const places = sitePaths.flatMap((path) => {
      const { menu } = sitePages[path]
      return menu === undefined ? [] : [`${menu.group} ${String(menu.place)}`]
    })
    expect(new Set(places).size).toBe(places.length)
  })
})
