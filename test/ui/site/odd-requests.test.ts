import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#adapters/brand/brand.ts'
import { siteAt } from '#adapters/http/pages.ts'
import { serviceabilityCheckPath } from '#core/routes/localization-link.ts'
import { paths } from '#core/routes/routes.ts'
import { brandPath, sitePaths } from '#core/routes/site-pages.ts'
import { savingsFields } from '#core/savings/savings-form.ts'
import { languages, languageTags, pathIn } from '#core/shared/language.ts'
import { readBrandImages } from '#ui/build/brand-images.ts'
import { readBrand } from '#ui/compose/server/settings.ts'
import { prerender } from '#ui/prerender.main.ts'
import { checkPage } from '#ui/site/check-page.tsx'
import { missingPageHead } from '#ui/site/missing-head.ts'
import { savingsAnswerPage } from '#ui/site/savings-tool.tsx'
import { siteRecords } from '#ui/site/site-records.ts'
import { staticOutcome } from '#ui/site/static-outcome.tsx'
import { buildProvider } from '#test/builders/provider.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { attributeOf, tagsNamed } from '#test/ui/site/markup.ts'

/** The documents, with the class names that the server's renderers have here. */
const written = siteAt(
  prerender({
    environment: 'development',
    images: await readBrandImages(readBrand()),
    zipAreas: {},
    contractExamples: {},
    commit: null,
    documentStyles: 'p{}',
    pageStyles: () => 'p{}',
    apiDocsStyles: 'p{}',
    internalStyles: [],
    loader: '/assets/site.js',
    loaderImports: [],
    appScript: '/assets/app.js',
    appImports: [],
    portalScript: '/assets/portal.js',
    portalImports: [],
    appStyles: [],
    laterStyles: [],
    words: { es: [], en: [] },
    firstScreen: [],
    drawingFile: (drawing: string) => drawing,
  }),
  'https://tienda.example',
)

let app: FastifyInstance
beforeAll(async () => {
  app = await openServer({
    site: () => written,
    provider: buildProvider().provider.handlers,
    links: brand.links,
    renderSavings: savingsAnswerPage(brand),
    renderMissing: missingPageHead(brand),
    renderOutcome: staticOutcome(brand),
    renderCheck: checkPage(brand),
  })
})
afterAll(() => app.close())

/** An element and an attribute that no page of the store contains. */
const ELEMENT = '<i odd="1">'
const isInjected = (html: string): boolean => /<i odd/.test(html)

/** Values that no form of the store sends. */
const values: Readonly<Record<string, string>> = {
  nothing: '',
  markup: encodeURIComponent(`"'>${ELEMENT}</script>${ELEMENT}<!--outcome-->$&$1`),
  'a template': encodeURIComponent('${1}{{1}}{page}{brand}'),
  'a long text': 'x'.repeat(2_000),
  'hidden characters': '%00%E2%80%AE%E2%80%8B%07',
  'half of a character': '%E0%A4%A',
  'a prototype': '__proto__',
  'a number out of range': '-1e309',
}

/** Parameters of the tools of a page and of the store, by their names in urls. */
const parametersOf = (html: string): readonly string[] => [
  ...new Set([
    ...['input', 'select', 'button']
      .flatMap((name) => tagsNamed(html, name))
      .flatMap((tag) => attributeOf(tag, 'name') ?? []),
    ...savingsFields,
    'a',
    'aptnum',
    'zip',
    'q',
    'store',
    'filter',
    'page',
    'vParam',
    'offerid',
    '__proto__',
    'constructor',
  ]),
]

const queriesOf = (html: string): readonly string[] => {
  const names = parametersOf(html)
  const each = Object.values(values).map((value) => names.map((name) => `${name}=${value}`).join('&'))
  const again = names.flatMap((name) => [`${name}=1`, `${name}=${values['markup']}`]).join('&')
  const nested = names.map((name) => `${name}[]=1&${name}[a]=${values['markup']}`).join('&')
  return [...each, again, nested, '&&=&==', '?'.repeat(50), `${ELEMENT}=1`]
}

const toolPages = languages.flatMap((language) =>
  siteRecords(brand, language)
    .filter(({ page }) => page.sections.some(({ kind }) => kind === 'tool'))
    .map(({ page }) => ({ at: pathIn(language, page.path), language })),
)
const drawn = [paths.localization, serviceabilityCheckPath, paths.orderStatus].map((at) => ({
  at,
  language: 'es' as const,
}))

describe('an odd query', () => {
  it('is tested on every tool', () => {
    expect(toolPages.length).toBeGreaterThanOrEqual(18)
  })

  it.each([...toolPages, ...drawn])('on $at is text, and the page is usable', async ({ at, language }) => {
    const plain = await app.inject(at)
    const count = (html: string, name: string): number => tagsNamed(html, name).length
    for (const query of queriesOf(plain.body)) {
      const { statusCode, headers, body } = await app.inject(`${at}?${query}`)
      expect([query, statusCode, headers['content-type']]).toEqual([query, 200, 'text/html; charset=utf-8'])
      expect([query, isInjected(body)]).toEqual([query, false])
      expect(body).toContain(`<html lang="${languageTags[language]}">`)
      for (const name of ['h1', 'main', 'html', 'footer', 'script'])
        expect([query, name, count(body, name)]).toEqual([query, name, count(plain.body, name)])
    }
  })
})

describe('a link with the answers of the calculator', () => {
  const answers = 'type=other&speedImportance=critical&mobileLineQty=3&monthlySpendAtDifferentProvider=250'

  it.each(['', '&mobilePlan=unlimited', '&mobilePlan='])(
    'is answered for Unlimited, if it names no plan: %s (SAV-04)',
    async (plan) => {
      const { body } = await app.inject(`/packages/savings-calculator?${answers}${plan}`)
      const links = tagsNamed(body, 'a').map((tag) => attributeOf(tag, 'href') ?? '')
      expect(links.filter((href) => href.includes('offerid=internet-gig'))).toHaveLength(1)
    },
  )
})

describe('a path that does not exist', () => {
  const below = sitePaths
    .map((path) => brandPath(path, brand.slug))
    .flatMap((path) => {
      const parent = path === '/' ? '' : path
      return [
        `${parent}/no-existe`,
        `${parent}/${values['markup']}`,
        `${parent}/%00`,
        `${parent}/${'x'.repeat(300)}`,
      ]
    })
  const others = [
    '/stores/99999',
    '/cable-tv/channel-lineup/nada',
    '/internet/plans/internet-tera',
    '/support/category/nada',
    '/packages/savings-calculator/socios',
    '/%',
    '/internet/%E0%A4%A',
  ]

  it.each(languages)(
    'below any page leads to a page that says so, names it as text and leads on, in %s (GRD-06, MET-03)',
    async (language) => {
      for (const path of [...below, ...others]) {
        const moved = await app.inject(pathIn(language, path))
        expect([path, moved.statusCode]).toEqual([path, 302])
        const location = String(moved.headers.location)
        expect([path, location.replace(/\?page=[^&]*$/, '')]).toEqual([path, paths.notFound])
        const cookie = String(moved.headers['set-cookie'] ?? '').split(';')[0] ?? ''
        const { statusCode, body } = await app.inject({ url: location, headers: { cookie } })
        expect([path, statusCode, isInjected(body)]).toEqual([path, 404, false])
        if (cookie !== '') expect(body).toContain(`<html lang="${languageTags[language]}">`)
        expect(tagsNamed(body, 'form')).not.toEqual([])
        expect(tagsNamed(body, 'h1')).toHaveLength(1)
        expect(tagsNamed(body, 'title')).toHaveLength(1)
      }
    },
  )

  it.each([
    ['es', 'No encontramos «Fibra óptica» | '],
    ['en', 'We couldn’t find “Fibra óptica” | '],
  ] as const)('is named by the words of its last segment, in %s (MET-03)', async (language, title) => {
    const moved = await app.inject(pathIn(language, '/internet/Fibra-%C3%93ptica'))
    const cookie = String(moved.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    const { body } = await app.inject({ url: String(moved.headers.location), headers: { cookie } })
    expect(body).toContain(`<title>${title}${brand.name}</title>`)
    expect(body).toMatch(/<meta name="description" content="[^"]*Fibra óptica[^"]*">/)
  })
})
