import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localMetadata, metadataLimits, parsePageMetadata } from '#core/metadata/page-metadata.ts'
import { pageMetadata } from '#test/arbitraries/metadata.arbitrary.ts'
import { anyValue, invisible, spoiltOf } from '#test/arbitraries/outside.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const page = {
  title: 'Internet',
  description: 'Internet en tu casa.',
  og: {
    title: 'Internet',
    description: 'Internet en tu casa.',
    image: 'https://cometa.example/portada.png',
    url: 'https://cometa.example/internet',
    urlEsp: 'https://es.cometa.example/internet',
  },
  schema: [{ '@type': 'FAQPage' }],
  isRobotsIndexAndFollow: true,
  h1Hidden: null,
  h1Header: null,
  h1Title: null,
}

const failureOf = (value: unknown) => {
  const parsed = parsePageMetadata(value)
  return E.isLeft(parsed) ? parsed.left : null
}

const withOg = (part: object) => ({ ...page, og: { ...page.og, ...part } })

const long = (length: number): string => 'x'.repeat(length)

describe('parsePageMetadata', () => {
  it('parses a record from JSON (MET-01)', () => {
    forAllWith({ numRuns: 300 }, pageMetadata, (metadata) => {
      expect(parsePageMetadata(structuredClone(metadata))).toEqual(E.right(metadata))
    })
    expect(parsePageMetadata(page)).toEqual(E.right(page))
  })

  it('names a field that is missing or has the wrong type (MET-01)', () => {
    const plain = pageMetadata.map((metadata) => ({ ...metadata, schema: [] }))
    forAllWith({ numRuns: 300 }, spoiltOf(plain), ({ value, path }) => {
      expect(failureOf(value)).toMatchObject({ _tag: 'FieldInvalid', field: path })
    })
  })

  it('never throws on any input (MET-01)', () =>
    forAllWith({ numRuns: 300 }, anyValue, (value) => {
      expect(failureOf(value)).not.toBeNull()
    }))

  it.each([
    ['title', metadataLimits.title],
    ['description', metadataLimits.description],
    ['h1Title', metadataLimits.title],
  ])('bounds the length of %s at %i (MET-01)', (field, max) => {
    expect(failureOf({ ...page, [field]: long(max) })).toBeNull()
    expect(failureOf({ ...page, [field]: long(max + 1) })).toMatchObject({ field, problem: 'tooLong' })
  })

  it('limits URLs and structured data, and refuses text with invisible characters (MET-01)', () => {
    const address = (length: number) => withOg({ url: `https://c.example/${long(length - 18)}` })
    expect(failureOf(address(500))).toBeNull()
    expect(failureOf(address(501))).toMatchObject({ field: 'og.url', problem: 'tooLong' })
    const schema = Array.from({ length: 61 }, () => ({}))
    expect(failureOf({ ...page, schema })).toMatchObject({ field: 'schema', problem: 'tooMany' })
    expect(failureOf({ ...page, schema: schema.slice(1) })).toBeNull()
    forAll(invisible, (hidden) => {
      expect(failureOf({ ...page, title: `a${hidden}b` })).toMatchObject({
        field: 'title',
        problem: 'unreadable',
      })
    })
  })

  it('accepts only absolute https URLs without query and fragment (MET-01)', () => {
    const wrong = [
      '/internet',
      'http://cometa.example/',
      'https://',
      'https:///internet',
      'https://cometa.example/?a=1',
      'https://cometa.example?a',
      'https://cometa.example/#top',
      'https://cometa.example#top',
      'https://cometa.example/a b',
      'https://come ta.example/',
      'x https://cometa.example/',
      'ahttps://cometa.example/',
    ]
    for (const name of ['image', 'url', 'urlEsp'])
      for (const url of wrong)
        expect(failureOf(withOg({ [name]: url }))).toEqual({ _tag: 'UrlNotCanonical', field: `og.${name}` })
    expect(failureOf(withOg({ url: 'https://cometa.example' }))).toBeNull()
    expect(failureOf(withOg({ url: 'https://cometa.example/' }))).toBeNull()
  })

  it('has at most one top heading (MET-01)', () => {
    const heading = fc.option(fc.constantFrom('Uno', 'Dos'))
    forAll(heading, heading, heading, (h1Hidden, h1Header, h1Title) => {
      const count = [h1Hidden, h1Header, h1Title].filter((text) => text !== null).length
      const failure = failureOf({ ...page, h1Hidden, h1Header, h1Title })
      expect(failure).toEqual(count > 1 ? { _tag: 'HeadingTwice' } : null)
    })
  })
})

describe('localMetadata', () => {
  it('has one URL for both languages, and is valid (MET-01, MET-05)', () => {
    const local = { title: 'Uno', description: 'Dos', path: '/terms-policy', isIndexed: true, schema: [{}] }
    const metadata = localMetadata(local, 'https://tienda.example')
    expect(parsePageMetadata(metadata)).toEqual(E.right(metadata))
    const url = 'https://tienda.example/terms-policy'
    expect(metadata.og).toMatchObject({ title: 'Uno', url, urlEsp: url })
    expect(metadata).toMatchObject({ title: 'Uno', isRobotsIndexAndFollow: true, schema: [{}] })
  })

  it('has both addresses of a translated page, those of its original for a copy, and its own image (MET-05)', () => {
    const page = { title: 'a', description: 'b', schema: [], path: '/copia', isIndexed: true }
    const translated = localMetadata(
      { ...page, isTranslated: true, image: '/a.png' },
      'https://tienda.example',
    )
    expect(translated.og).toMatchObject({
      url: 'https://tienda.example/en/copia',
      urlEsp: 'https://tienda.example/copia',
      image: 'https://tienda.example/a.png',
    })
    const copy = localMetadata({ ...page, canonicalPath: '/original' }, 'https://tienda.example')
    expect([copy.og.url, copy.og.urlEsp]).toEqual(Array(2).fill('https://tienda.example/original'))
  })

  it('has the hidden heading of its page, or none (MET-08)', () => {
    const page = { title: 'a', description: 'b', schema: [], path: '/a', isIndexed: false }
    expect(localMetadata(page, 'https://tienda.example').h1Hidden).toBeNull()
    expect(localMetadata({ ...page, h1Hidden: 'Uno' }, 'https://tienda.example').h1Hidden).toBe('Uno')
  })
})
