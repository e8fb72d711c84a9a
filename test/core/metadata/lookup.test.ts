import { missingPageParameters } from '#core/query/query-parameters.ts'
import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FallbackTexts, FallbackWords } from '#core/metadata/lookup.ts'
import {
  fallbackTexts,
  missingPageHref,
  nameOfRoute,
  ROUTE_NAME_MAX,
  routeKey,
} from '#core/metadata/lookup.ts'
import { isPlainText } from '#core/shared/text.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { writtenRoute } from '#test/arbitraries/metadata.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const listFile = new URL('../../fixtures/routes.json', import.meta.url)
const listed = JSON.parse(readFileSync(listFile, 'utf8')) as Readonly<
  Record<'marketing' | 'sem' | 'mobile', readonly string[]>
>
const routes = [...listed.marketing, ...listed.sem, ...listed.mobile].map((route) =>
  route.replaceAll('{product}', 'cometa'),
)

const route = fc.constantFrom(...routes)

describe('routeKey', () => {
  it('ignores query, fragment, case, slashes at the end and repeated slashes (MET-02)', () => {
    forAll(
      route.chain((plain) => fc.tuple(fc.constant(plain), writtenRoute(plain))),
      ([plain, written]) => {
        expect(routeKey(written)).toBe(plain)
        expect(routeKey(written.replace(/^\//, ''))).toBe(plain)
      },
    )
    expect(routeKey('')).toBe('/')
    expect(routeKey('?a')).toBe('/')
  })

  it('is idempotent and unique for each listed route (MET-02)', () => {
    forAll(anyText, (text) => {
      expect(routeKey(routeKey(text))).toBe(routeKey(text))
    })
    expect(new Set(routes.map(routeKey)).size).toBe(routes.length)
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
    [`/${'x'.repeat(100)}`, `X${'x'.repeat(59)}`],
    [`/${'x'.repeat(59)} y`, `X${'x'.repeat(58)}`],
  ])('is for %s «%s» (MET-03)', (path, name) => {
    expect(nameOfRoute(path)).toBe(name)
  })

  it('never throws and never contains invisible characters (MET-03)', () =>
    forAll(anyText, (text) => {
      expect(isPlainText(nameOfRoute(text))).toBe(true)
      expect(nameOfRoute(text)).toBe(nameOfRoute(text).trim())
    }))
})

const words: FallbackWords = {
  title: '{page} | {brand}',
  description: '{page} de {brand}.',
  brand: 'Cometa',
}

const fallback = (path: string): FallbackTexts => accepted(fallbackTexts(path, words))

describe('fallbackTexts', () => {
  it('uses the last segment in title and description, and is not indexed (MET-03)', () => {
    expect(fallback('/internet/Planes-Nuevos?x')).toEqual({
      title: 'Planes nuevos | Cometa',
      description: 'Planes nuevos de Cometa.',
      isRobotsIndexAndFollow: false,
    })
  })

  it('uses the brand when a route has no name (MET-03)', () => {
    expect(fallback('/').title).toBe('Cometa | Cometa')
    expect(fallback('/--').description).toBe('Cometa de Cometa.')
  })

  it('reports a token without a value (MET-03)', () => {
    const failure = E.left({ _tag: 'UnknownToken', token: 'city' })
    expect(fallbackTexts('/a', { ...words, title: '{city}' })).toEqual(failure)
    expect(fallbackTexts('/a', { ...words, description: '{page} {city}' })).toEqual(failure)
  })
})

describe('missingPageHref', () => {
  it.each([
    ['/internet/Fibra-Óptica', '/not-found?page=fibra-%C3%B3ptica'],
    ['/a/b&c=d', '/not-found?page=b%26c%3Dd'],
    ['/', '/not-found'],
    ['/not-found', '/not-found'],
    ['/en/not-found/', '/not-found'],
  ])('is for %s %s (MET-03)', (path, href) => {
    expect(missingPageHref(path)).toBe(href)
  })

  it('is a url within the store that gives the name of any path, up to its limit (MET-03)', () =>
    forAllWith({ examples: [['\uD800'], ['x'.repeat(200)]] }, anyText, (text) => {
      const { origin, pathname, searchParams } = new URL(
        missingPageHref(`/a/${text}`),
        'https://store.example',
      )
      expect([origin, pathname]).toEqual(['https://store.example', '/not-found'])
      expect(Array.from(searchParams.get(missingPageParameters.page) ?? '').length).toBeLessThanOrEqual(
        ROUTE_NAME_MAX,
      )
    }))
})
