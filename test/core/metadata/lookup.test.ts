import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FallbackWords } from '#core/metadata/lookup.ts'
import { fallbackMetadata, findMetadata, nameOfRoute, routeKey } from '#core/metadata/lookup.ts'
import type { PageMetadata } from '#core/metadata/page-metadata.ts'
import { parsePageMetadata } from '#core/metadata/page-metadata.ts'
import { isPlainText } from '#core/shared/text.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { pageMetadata, writtenRoute } from '#test/arbitraries/metadata.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'

const listFile = new URL('../../../core/routes/routes.json', import.meta.url)
const listed = JSON.parse(readFileSync(listFile, 'utf8')) as Readonly<
  Record<'marketing' | 'sem' | 'mobile', readonly string[]>
>
const routes = [...listed.marketing, ...listed.sem, ...listed.mobile].map((route) =>
  route.replaceAll('{product}', 'cometa'),
)

const route = fc.constantFrom(...routes)

describe('routeKey', () => {
  it('ignores query, fragment, case and slashes at the end (MET-02)', () => {
    fc.assert(
      fc.property(
        route.chain((plain) => fc.tuple(fc.constant(plain), writtenRoute(plain))),
        ([plain, written]) => {
          expect(routeKey(written)).toBe(plain)
          expect(routeKey(written.replace(/^\//, ''))).toBe(plain)
        },
      ),
    )
    expect(routeKey('')).toBe('/')
    expect(routeKey('?a')).toBe('/')
  })

  it('is idempotent and unique for each listed route (MET-02)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(routeKey(routeKey(text))).toBe(routeKey(text))
      }),
    )
    expect(new Set(routes.map(routeKey)).size).toBe(routes.length)
  })
})

describe('findMetadata', () => {
  it('finds each record by every spelling of its route, and nothing else (MET-02)', () => {
    const records = fc.uniqueArray(route, { minLength: 1, maxLength: 6 }).chain((chosen) =>
      fc.record({
        pages: fc.tuple(
          ...chosen.map((one) =>
            fc.record({ route: writtenRoute(one), metadata: pageMetadata, plain: fc.constant(one) }),
          ),
        ),
        wanted: route.chain((one) => fc.tuple(fc.constant(one), writtenRoute(one))),
      }),
    )
    fc.assert(
      fc.property(records, ({ pages, wanted: [plain, written] }) => {
        const due = pages.find((page) => page.plain === plain)?.metadata ?? null
        expect(findMetadata(pages, written)).toBe(due)
      }),
      { numRuns: 300 },
    )
  })
})

describe('nameOfRoute', () => {
  it.each([
    ['/packages/best-deals', 'Best deals'],
    ['/Packages/BEST_DEALS/?x=1#y', 'Best deals'],
    ['/ofertas/ni%C3%B1os--y-m%C3%A1s', 'Niños y más'],
    ['/a/%E0%A4%A', '%e0%a4%a'],
    ['/a/x%E2%80%AEy%00z', 'X y z'],
    ['/', ''],
    ['/a/---', ''],
  ])('is for %s «%s» (MET-03)', (path, name) => {
    expect(nameOfRoute(path)).toBe(name)
  })

  it('never throws and never contains invisible characters (MET-03)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isPlainText(nameOfRoute(text))).toBe(true)
        expect(nameOfRoute(text)).toBe(nameOfRoute(text).trim())
      }),
    )
  })
})

const words: FallbackWords = {
  title: '{page} | {brand}',
  description: '{page} de {brand}.',
  brand: 'Cometa',
  og: {
    image: 'https://cometa.example/portada.png',
    url: 'https://cometa.example/',
    urlEsp: 'https://es.cometa.example/',
  },
}

const fallback = (path: string): PageMetadata => accepted(fallbackMetadata(path, words))

describe('fallbackMetadata', () => {
  it('uses the last segment in title, description and social tags, and is not indexed (MET-03)', () => {
    expect(fallback('/internet/Planes-Nuevos?x')).toEqual({
      title: 'Planes nuevos | Cometa',
      description: 'Planes nuevos de Cometa.',
      og: { title: 'Planes nuevos | Cometa', description: 'Planes nuevos de Cometa.', ...words.og },
      schema: [],
      isRobotsIndexAndFollow: false,
      h1Hidden: null,
      h1Header: null,
      h1Title: null,
    })
  })

  it('uses the brand when a route has no name (MET-03)', () => {
    expect(fallback('/').title).toBe('Cometa | Cometa')
    expect(fallback('/--').description).toBe('Cometa de Cometa.')
  })

  it('is valid metadata for every listed route (MET-01, MET-03)', () => {
    for (const path of routes) expect(parsePageMetadata(fallback(path))).toEqual(E.right(fallback(path)))
  })

  it('reports a token without a value (MET-03)', () => {
    const failure = E.left({ _tag: 'UnknownToken', token: 'city' })
    expect(fallbackMetadata('/a', { ...words, title: '{city}' })).toEqual(failure)
    expect(fallbackMetadata('/a', { ...words, description: '{page} {city}' })).toEqual(failure)
  })
})
