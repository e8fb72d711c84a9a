import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { API_DOCS } from '#adapters/server/http/api-docs.ts'
import { HIDDEN_RETURN, HIDDEN_VISIT, ORIGIN_MARK, VISIT_DAY } from '#adapters/http/pages.ts'
import { RETENTION } from '#adapters/server/store/retention.ts'
import { type HeadElement, headOf } from '#core/metadata/head.ts'
import { localMetadata, type LocalPage } from '#core/metadata/page-metadata.ts'
import { islandsOf } from '#core/template/page-record.ts'
import { type Language, languages, pathIn } from '#core/shared/language.ts'
import { inLanguage } from '#ui/content/language.ts'
import { structureOf } from '#ui/content/pages.ts'
import { pageDocument } from '#ui/site/documents.tsx'
import { devicePagesOf } from '#ui/site/device-records.ts'
import { siteRecords } from '#ui/site/site-records.ts'
import { type Environment, environments } from '#core/metadata/robots.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { internalPaths } from '#core/routes/internal-paths.ts'
import { paths } from '#core/routes/routes.ts'
import { type BuiltFiles, plainFiles } from '#ui/compose/server/built-files.ts'
import { writerFor } from '#ui/compose/server/document-writer.ts'
import { prerender } from '#ui/prerender.main.ts'
import { readBrandImages } from '#ui/build/brand-images.ts'
import { contractExamples } from '#test/builders/contract-examples.builder.ts'
import { attributeOf, tagsIn, tagsNamed, textIn } from './site/markup.ts'

const images = await readBrandImages('cometa')

const files: BuiltFiles = {
  environment: 'production',
  images,
  zipAreas: {},
  contractExamples,
  commit: null,
  documentStyles: 'p{}',
  pageStyles: () => 'p{}',
  laterStyles: [],
  apiDocsStyles: 'p{}',
  internalStyles: ['/assets/internal.css'],
  loader: '/assets/site.js',
  loaderImports: [],
  appScript: '/assets/app.js',
  appImports: [],
  portalScript: '/assets/portal.js',
  portalImports: [],
  appStyles: ['/assets/app.css'],
  words: { es: [], en: ['/assets/words.js'] },
  firstScreen: [],
  drawingFile: (drawing) => drawing,
}
const production = prerender(files)

/** Every public page in each language; `at` is where it is. */
const records = languages.flatMap((language) =>
  siteRecords(cometa, language).map(({ page }) => ({ ...page, language, at: pathIn(language, page.path) })),
)
const htmlOf = (path: string): string =>
  (path === paths.orderStatus ? production.frames.es.orderStatus : production.documents[path])?.html ?? ''
const { orderStatus, titles: _titles, ...otherFrames } = production.frames.es
const everyDocument = Object.entries({
  ...production.documents,
  [paths.orderStatus]: orderStatus,
  ...otherFrames,
})

const headIn = (html: string): string => html.slice(html.indexOf('<head>'), html.indexOf('</head>'))

/** The elements of a head as parsed from markup. */
const elementsIn = (html: string): readonly unknown[] => {
  const head = headIn(html)
  const scripts = [
    ...head.matchAll(/<script type="application\/ld\+json" data-key="([^"]+)">(.*?)<\/script>/gs),
  ]
  const found = tagsIn(head.replace(/<script.*?<\/script>/gs, '')).flatMap((tag): readonly unknown[] => {
    const get = (name: string): string => attributeOf(tag, name) ?? ''
    if (tag.name === 'title')
      return [
        { kind: 'title', text: textIn(/<title>.*?<\/title>/.exec(head)?.[0] ?? '').replaceAll('|', '') },
      ]
    if (get('name') === 'description') return [{ kind: 'description', text: get('content') }]
    if (get('name') === 'robots') return [{ kind: 'robots', content: get('content') }]
    if (get('rel') === 'canonical') return [{ kind: 'canonical', href: get('href') }]
    if (get('rel') === 'alternate')
      return [{ kind: 'alternate', hreflang: get('hreflang'), href: get('href') }]
    return get('property') === ''
      ? []
      : [{ kind: 'openGraph', property: get('property'), content: get('content') }]
  })
  return [...found, ...scripts.map(([, key, json]) => ({ kind: 'structuredData', key, json }))]
}

/** The title as the reader above gives it: without the bar that it puts between tags. */
const plain = (element: HeadElement): unknown =>
  element.kind === 'title' ? { ...element, text: element.text.replaceAll('|', '') } : element

type Listed = Readonly<Record<string, readonly string[]>>
const listed = Object.values(
  JSON.parse(readFileSync(new URL('../fixtures/routes.json', import.meta.url), 'utf8')) as Listed,
).flatMap((group) => (Array.isArray(group) ? (group as readonly string[]) : []))

/** The paths of the devices, which the specification does not list. */
const devicePaths: readonly string[] = devicePagesOf(cometa).map(({ path }) => path)

const landing = records.find(({ path }) => path === paths.home) ?? expect.fail()

const headDue = (page: LocalPage, route: string, language: Language, environment: Environment) =>
  headOf(localMetadata(page, ORIGIN_MARK), { route, language, environment }).elements.map(plain)

describe('a page record', () => {
  it.each(records)(
    '$at is a listed path with a title and a description that search engines show in full',
    (page) => {
      expect([...listed.map((path) => path.replaceAll('{product}', cometa.slug)), ...devicePaths]).toContain(
        page.path,
      )
      expect(page.title.length).toBeLessThanOrEqual(65)
      expect(page.description.length).toBeGreaterThan(50)
      expect(page.description.length).toBeLessThanOrEqual(160)
    },
  )

  it('has a path, a title and a description of its own', () => {
    for (const field of ['at', 'title', 'description'] as const)
      expect(new Set(records.map((page) => page[field])).size).toBe(records.length)
  })

  it.each(records)(
    '$at has its sections in order, its islands, and the loader of help and choice',
    (page) => {
      const html = htmlOf(page.at)
      const marked = tagsIn(html).flatMap((tag) => attributeOf(tag, 'data-island') ?? [])
      expect(marked).toEqual(islandsOf(page))
      const modules = tagsNamed(html, 'script').filter((tag) => attributeOf(tag, 'type') === 'module')
      expect(modules).toHaveLength(1)
      const headings = page.sections.flatMap((section) => ('heading' in section ? [section.heading] : []))
      const main = html.slice(html.indexOf('<main'))
      const titles = Array.from(main.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, title]) => title)
      const places = headings.map((heading) => titles.indexOf(heading))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
    },
  )
})

describe('prerender', () => {
  it.each(records)(
    'writes at $at the head of core/metadata and no other such tags (MET-04 to MET-06, MET-11)',
    (page) => {
      const { language } = page
      const document = inLanguage(language, () => pageDocument(page, cometa, ORIGIN_MARK))
      const image = document.social?.path
      const local = image === undefined ? document : { ...document, image }
      expect(elementsIn(htmlOf(page.at))).toEqual(headDue(local, page.path, language, 'production'))
    },
  )

  it.each(environments)('writes the head of its stage: %s (MET-04)', (environment) => {
    const document = inLanguage('es', () => pageDocument(landing, cometa, ORIGIN_MARK))
    const { html } = writerFor(environment).page(document, plainFiles(files), 'es')
    expect(elementsIn(html)).toEqual(headDue(document, landing.path, 'es', environment))
  })

  it.each([paths.home, '/internet', '/sem', '/sem/internet', '/sem/order'])(
    'hides the visit and one way back to a saved order on %s, as the server finds them (CRT-06, CRT-07)',
    (path) => {
      for (const hidden of [HIDDEN_RETURN, HIDDEN_VISIT, VISIT_DAY])
        expect(htmlOf(path).split(hidden)).toHaveLength(2)
    },
  )

  it('writes parseable structured data', () => {
    const scripts = headIn(htmlOf(paths.home)).matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    )
    const types = [...scripts].map(
      ([, json = '']) => (JSON.parse(json) as { readonly '@type': string })['@type'],
    )
    expect(types).toEqual(['Organization', ...Array.from({ length: 6 }, () => 'Product'), 'FAQPage'])
  })

  it('has a robots tag in every document: its own, or that of no page (MET-04)', () => {
    const indexed: readonly string[] = records.flatMap(({ at, isIndexed }) => (isIndexed ? [at] : []))
    for (const [name, { html }] of everyDocument) {
      const [tag] = tagsNamed(headIn(html), 'meta').filter((one) => attributeOf(one, 'name') === 'robots')
      const due = indexed.includes(name) ? 'index,follow' : 'noindex,nofollow'
      expect([name, attributeOf(tag, 'content')]).toEqual([name, due])
    }
  })

  it('has one canonical URL for each document with its own, and none otherwise (MET-05)', () => {
    for (const [name, { html }] of everyDocument) {
      const canonical = tagsNamed(headIn(html), 'link').filter(
        (tag) => attributeOf(tag, 'rel') === 'canonical',
      )
      const record = records.find(({ at }) => at === name)
      const original = record === undefined ? null : (structureOf(record.route).canonical ?? null)
      const at = original === null ? name : pathIn(record?.language ?? 'es', original)
      const due = name.startsWith('/') ? [`${ORIGIN_MARK}${at}`] : []
      expect(canonical.map((tag) => attributeOf(tag, 'href'))).toEqual(due)
    }
  })

  it('links from every document to icons that are files of the site', () => {
    for (const [name, { html }] of everyDocument) {
      const icons = tagsNamed(headIn(html), 'link').filter((tag) =>
        /icon/.test(attributeOf(tag, 'rel') ?? ''),
      )
      expect([name, icons.length]).toEqual([name, 3])
      for (const icon of icons) expect(production.files).toHaveProperty([attributeOf(icon, 'href') ?? ''])
    }
    expect(Buffer.from(images['/icon.svg']?.base64 ?? '', 'base64').toString()).toMatch(/^<svg xmlns/)
    const signatures = {
      '/favicon.ico': '00000100',
      '/apple-touch-icon.png': '89504e47',
      '/share.png': '89504e47',
    }
    for (const [path, signature] of Object.entries(signatures))
      expect(Buffer.from(images[path]?.base64 ?? '', 'base64').toString('hex', 0, 4)).toBe(signature)
  })

  it('links from the footer of every public page', () => {
    const framed = records.filter(({ route }) => structureOf(route).isBare !== true).map(({ at }) => at)
    for (const path of [...framed, paths.orderStatus, API_DOCS]) {
      const language = path.startsWith('/en') ? 'en' : 'es'
      const links = tagsNamed(htmlOf(path), 'a').map((tag) => attributeOf(tag, 'href'))
      expect(links).toContain(pathIn(language, labelPages.terms))
    }
  })
})

describe('the pages for operators', () => {
  it('are written in each language, and no search engine indexes them (GRD-14)', () => {
    const due = languages.flatMap((language) => internalPaths.map((path) => pathIn(language, path)))
    expect(new Set(Object.keys(production.internal ?? {}))).toEqual(new Set(due))
    for (const { html } of Object.values(production.internal ?? {})) {
      const [robots] = tagsNamed(headIn(html), 'meta').filter((tag) => attributeOf(tag, 'name') === 'robots')
      expect(attributeOf(robots, 'content')).toBe('noindex,nofollow')
    }
  })

  it('are the only ones with their styles (GRD-14)', () => {
    for (const { html } of Object.values(production.internal ?? {}))
      expect(html).toContain('/assets/internal.css')
    for (const [name, { html }] of everyDocument)
      expect([name, html.includes('/assets/internal.css')]).toEqual([name, false])
  })

  it('are neither in the sitemap nor behind a link of a public page (GRD-14)', () => {
    const sitemap = Buffer.from(production.files['/sitemap.xml']?.base64 ?? '', 'base64').toString()
    expect(sitemap).toContain('<loc>')
    for (const path of internalPaths) {
      expect(sitemap).not.toContain(path)
      for (const [name, { html }] of everyDocument)
        expect([name, html.includes(`"${path}`)]).toEqual([name, false])
    }
  })
})

describe('the terms', () => {
  it.each([labelPages.terms, labelPages.privacy])(
    'state at %s the retention periods of the server',
    (path) => {
      const day = 86_400_000
      const text = textIn(htmlOf(path))
      expect([RETENTION.sessionMs, RETENTION.messageMs]).toEqual([day, 30 * day])
      expect(text).toContain(`${RETENTION.orderedSessionMs / day} días, para instalar`)
      expect(text).toContain(`${RETENTION.orderMs / day / 365} años`)
      expect(text).toContain(`aviso que no se pudo entregar: ${RETENTION.messageMs / day} días`)
    },
  )
})
