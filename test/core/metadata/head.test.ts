import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeHead, type HeadElement, headOf, type HeadPlace, hrefIn } from '#core/metadata/head.ts'
import { languages } from '#core/shared/language.ts'
import type { PageMetadata } from '#core/metadata/page-metadata.ts'
import { environments } from '#core/metadata/robots.ts'
import { structuredDataScript } from '#core/metadata/structured-data.ts'
import { pageMetadata } from '#test/arbitraries/metadata.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const place: fc.Arbitrary<HeadPlace> = fc.record({
  route: fc.constantFrom('/', '/internet', '/mobile/products/phones/detail?productName=x'),
  language: fc.constantFrom(...languages),
  environment: fc.constantFrom(...environments),
})

const other = fc.constantFrom<HeadElement>(
  { kind: 'other', text: 'charset' },
  { kind: 'other', text: 'stylesheet' },
)

const headAt = (metadata: PageMetadata, at: HeadPlace): readonly HeadElement[] =>
  headOf(metadata, at).elements

const of = <K extends HeadElement['kind']>(head: readonly HeadElement[], kind: K) =>
  head.filter((element): element is Extract<HeadElement, { readonly kind: K }> => element.kind === kind)

describe('headOf', () => {
  it('contains all page metadata, in order (MET-04, MET-05, MET-06)', () =>
    forAllWith({ numRuns: 100 }, pageMetadata, place, (metadata, at) => {
      const { og } = metadata
      const canonical = at.language === 'es' ? og.urlEsp : og.url
      const isSet = at.environment === 'uat' || at.environment === 'production'
      const content = metadata.isRobotsIndexAndFollow ? 'index,follow' : 'noindex,nofollow'
      expect(headAt(metadata, at)).toEqual([
        { kind: 'title', text: metadata.title },
        { kind: 'description', text: metadata.description },
        ...(isSet ? [{ kind: 'robots', content }] : []),
        { kind: 'canonical', href: canonical },
        ...(og.url === og.urlEsp
          ? []
          : [
              { kind: 'alternate', hreflang: 'es', href: og.urlEsp },
              { kind: 'alternate', hreflang: 'en', href: og.url },
              { kind: 'alternate', hreflang: 'x-default', href: og.urlEsp },
            ]),
        { kind: 'openGraph', property: 'og:type', content: 'website' },
        { kind: 'openGraph', property: 'og:title', content: og.title },
        { kind: 'openGraph', property: 'og:description', content: og.description },
        { kind: 'openGraph', property: 'og:image', content: og.image },
        { kind: 'openGraph', property: 'og:url', content: canonical },
        ...of(headAt(metadata, at), 'structuredData'),
      ])
    }))

  it('lists the same two languages on both pages, each once and itself included, Spanish for any other language, and none for a page in one language (MET-05)', () =>
    forAllWith({ numRuns: 100 }, pageMetadata, place, (metadata, at) => {
      const { og } = metadata
      const single = { ...metadata, og: { ...og, urlEsp: og.url } }
      expect(of(headAt(single, at), 'alternate')).toEqual([])
      fc.pre(og.url !== og.urlEsp)
      const [spanish, english] = languages.map((language) => headAt(metadata, { ...at, language }))
      const alternates = of(spanish ?? [], 'alternate')
      expect(of(english ?? [], 'alternate')).toEqual(alternates)
      expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['es', 'en', 'x-default'])
      expect(alternates[2]?.href).toBe(alternates[0]?.href)
      for (const [index, head] of [spanish, english].entries())
        expect(of(head ?? [], 'canonical').map(({ href }) => href)).toEqual([alternates[index]?.href])
    }))

  it('writes each structured-data object or reports its failure, and preserves the rest (MET-06)', () => {
    const schema = fc.array(fc.oneof(fc.jsonValue(), fc.constantFrom(Number.NaN, undefined)), {
      maxLength: 4,
    })
    forAllWith({ numRuns: 100 }, pageMetadata, place, schema, (metadata, at, data) => {
      const written = data.map((value, index) => structuredDataScript(at.route, index, value))
      const { elements, unwritten } = headOf({ ...metadata, schema: data }, at)
      expect(of(elements, 'structuredData')).toEqual(
        written.flatMap((script) => (E.isRight(script) ? [{ kind: 'structuredData', ...script.right }] : [])),
      )
      expect(unwritten).toEqual(written.flatMap((script) => (E.isLeft(script) ? [script.left] : [])))
      expect(elements.filter(({ kind }) => kind !== 'structuredData')).toEqual(
        headAt({ ...metadata, schema: [] }, at),
      )
    })
  })
})

describe('hrefIn', () => {
  it('is the URL in that language (MET-05)', () =>
    forAll(pageMetadata, (metadata) => {
      expect([hrefIn(metadata, 'es'), hrefIn(metadata, 'en')]).toEqual([metadata.og.urlEsp, metadata.og.url])
    }))
})

/** Applies a change of the head: removes elements by position, and appends the added ones. */
const applied = (standing: readonly HeadElement[], next: readonly HeadElement[]): readonly HeadElement[] => {
  const { removed, added } = changeHead(standing, next)
  return [...standing.filter((element) => !removed.includes(element)), ...added]
}

const names = (head: readonly HeadElement[]): readonly string[] =>
  head.map((element) => JSON.stringify(element)).toSorted((a, b) => a.localeCompare(b))

const navigation = fc.record({
  before: pageMetadata,
  after: pageMetadata,
  from: place,
  to: place,
  others: fc.array(other, { maxLength: 3 }),
})

describe('changeHead', () => {
  it('removes all metadata of the old page and adds all of the new page once (MET-07)', () =>
    forAllWith({ numRuns: 100 }, navigation, ({ before, after, from, to, others }) => {
      const next = headAt(after, to)
      const now = applied([...others, ...headAt(before, from)], next)
      expect(names(now)).toEqual(names([...others, ...next]))
    }))

  it('is idempotent, and preserves elements that metadata did not write (MET-07)', () =>
    forAllWith({ numRuns: 100 }, navigation, ({ before, after, from, to, others }) => {
      const next = headAt(after, to)
      const now = applied([...others, ...headAt(before, from)], next)
      expect(changeHead(now, next)).toEqual({ removed: [], added: [] })
      expect(changeHead(others, next)).toEqual({ removed: [], added: next })
      const { removed } = changeHead([...others, ...headAt(before, from)], next)
      expect(removed.filter(({ kind }) => kind === 'other')).toEqual([])
    }))

  it('removes duplicates, and ignores the order of attributes (MET-07)', () => {
    const canonical: HeadElement = { kind: 'canonical', href: 'https://cometa.example/' }
    const turned: HeadElement = { href: 'https://cometa.example/', kind: 'canonical' }
    const { removed, added } = changeHead([canonical, turned], [canonical])
    expect(removed).toEqual([turned])
    expect(removed[0]).toBe(turned)
    expect(added).toEqual([])
  })

  it('distinguishes elements by each of their attributes (MET-07)', () => {
    const pairs: readonly (readonly [HeadElement, HeadElement])[] = [
      [
        { kind: 'title', text: 'a' },
        { kind: 'title', text: 'b' },
      ],
      [
        { kind: 'title', text: 'a' },
        { kind: 'description', text: 'a' },
      ],
      [
        { kind: 'robots', content: 'index,follow' },
        { kind: 'robots', content: 'noindex,nofollow' },
      ],
      [
        { kind: 'canonical', href: 'a' },
        { kind: 'canonical', href: 'b' },
      ],
      [
        { kind: 'alternate', hreflang: 'es', href: 'a' },
        { kind: 'alternate', hreflang: 'en', href: 'a' },
      ],
      [
        { kind: 'openGraph', property: 'a', content: 'a' },
        { kind: 'openGraph', property: 'b', content: 'a' },
      ],
      [
        { kind: 'structuredData', key: 'a', json: '1' },
        { kind: 'structuredData', key: 'b', json: '1' },
      ],
      [
        { kind: 'structuredData', key: 'a', json: '1' },
        { kind: 'structuredData', key: 'a', json: '2' },
      ],
    ]
    for (const [one, two] of pairs) expect(changeHead([one], [two])).toEqual({ removed: [one], added: [two] })
  })
})
