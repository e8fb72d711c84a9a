import { describe, expect, it } from 'vitest'
import { robotsOf } from '#core/metadata/robots.ts'
import { structuredDataKey } from '#core/metadata/structured-data.ts'
import { readStage } from '#ui/build/stage.ts'
import { attributeOf, tagsNamed, textIn } from '#test/ui/site/markup.ts'
import { faultsOf } from '../site/valid-html.ts'
import { type BuiltPage, htmlOf, ORIGIN } from './built-site.ts'
import { structuredDataFaults } from './structured-data.ts'

const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'))
const linksIn = (html: string, rel: string) =>
  tagsNamed(headOf(html), 'link').filter((tag) => attributeOf(tag, 'rel') === rel)
const metaOf = (html: string, name: string): string | undefined =>
  attributeOf(
    tagsNamed(headOf(html), 'meta').find((tag) => attributeOf(tag, 'name') === name),
    'content',
  )
const alternatesOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    linksIn(html, 'alternate').map((tag) => [
      attributeOf(tag, 'hreflang') ?? '',
      attributeOf(tag, 'href') ?? '',
    ]),
  )
const dataIn = (html: string): readonly { readonly key: string; readonly value: object }[] =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json" data-key="([^"]*)">(.*?)<\/script>/gs),
    ([, key = '', json = '']) => ({ key, value: JSON.parse(json) as object }),
  )

/** Describes what each of the pages is, as the build wrote it. */
export const describePages = (pages: readonly BuiltPage[]): void => {
  describe('a page of the site', () => {
    it.each(pages)('$at is valid HTML', async ({ at }) => {
      expect(await faultsOf(htmlOf(at))).toEqual([])
    })

    it.each(pages)('$at names itself and its other language, as that page does (MET-05)', ({ at }) => {
      const html = htmlOf(at)
      const [canonical, ...more] = linksIn(html, 'canonical').map((tag) => attributeOf(tag, 'href') ?? '')
      const alternates = alternatesOf(html)
      expect(more).toEqual([])
      expect(Object.keys(alternates)).toEqual(['es', 'en', 'x-default'])
      expect(alternates['x-default']).toBe(alternates['es'])
      expect([alternates['es'], alternates['en']]).toContain(canonical)
      for (const url of [canonical ?? '', ...Object.values(alternates)]) {
        expect(url.startsWith(ORIGIN)).toBe(true)
        expect(alternatesOf(htmlOf(url.slice(ORIGIN.length) || '/'))).toEqual(alternates)
      }
    })

    it.each(pages)('$at has the robots tag of its stage and record (MET-04)', ({ at, isIndexed }) => {
      expect(metaOf(htmlOf(at), 'robots') ?? null).toBe(robotsOf(readStage(), isIndexed))
    })

    it.each(pages)('$at has one top heading, hidden if its record says so (MET-08)', ({ at, h1Hidden }) => {
      const found = [...htmlOf(at).matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
        textIn(text).trim(),
      )
      expect(found).toHaveLength(1)
      expect(found[0]).not.toBe('')
      if (h1Hidden !== undefined) expect(found).toEqual([h1Hidden])
    })

    it.each(pages)(
      '$at has structured data of known types, by the hash of its route (MET-06, MET-11)',
      ({ at, path }) => {
        const data = dataIn(htmlOf(at))
        expect(data.map(({ key }) => key)).toEqual(data.map((_, index) => structuredDataKey(path, index)))
        expect(data.flatMap(({ value }) => structuredDataFaults(value))).toEqual([])
        const trail = data.map(
          ({ value }) => value as { readonly itemListElement?: readonly { readonly item: string }[] },
        )
        const last = trail.flatMap(({ itemListElement }) => itemListElement?.at(-1)?.item ?? [])
        expect(last).toEqual(path === '/' ? [] : [`${ORIGIN}${at}`])
      },
    )
  })
}
