import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenHeading, metadataLimits, parsePageMetadata } from '#core/metadata/page-metadata.ts'
import { pageMetadata } from '#test/arbitraries/metadata.arbitrary.ts'
import { anyValue, invisible, spoiltOf } from '#test/arbitraries/outside.arbitrary.ts'

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
  it('reads a record as it is written in JSON (MET-01)', () => {
    fc.assert(
      fc.property(pageMetadata, (metadata) => {
        expect(parsePageMetadata(structuredClone(metadata))).toEqual(E.right(metadata))
      }),
      { numRuns: 300 },
    )
    expect(parsePageMetadata(page)).toEqual(E.right(page))
  })

  it('names the field that is missing or of another kind (MET-01)', () => {
    const plain = pageMetadata.map((metadata) => ({ ...metadata, schema: [] }))
    fc.assert(
      fc.property(spoiltOf(plain), ({ value, path }) => {
        expect(failureOf(value)).toMatchObject({ _tag: 'FieldInvalid', field: path })
      }),
      { numRuns: 300 },
    )
  })

  it('never throws, whatever it is given (MET-01)', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(failureOf(value)).not.toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['title', metadataLimits.title],
    ['description', metadataLimits.description],
    ['h1Title', metadataLimits.title],
  ])('bounds the length of %s at %i (MET-01)', (field, max) => {
    expect(failureOf({ ...page, [field]: long(max) })).toBeNull()
    expect(failureOf({ ...page, [field]: long(max + 1) })).toMatchObject({ field, problem: 'tooLong' })
  })

  it('bounds addresses and structured data, and refuses text with what is not seen (MET-01)', () => {
    const address = (length: number) => withOg({ url: `https://c.example/${long(length - 18)}` })
    expect(failureOf(address(500))).toBeNull()
    expect(failureOf(address(501))).toMatchObject({ field: 'og.url', problem: 'tooLong' })
    const schema = Array.from({ length: 61 }, () => ({}))
    expect(failureOf({ ...page, schema })).toMatchObject({ field: 'schema', problem: 'tooMany' })
    expect(failureOf({ ...page, schema: schema.slice(1) })).toBeNull()
    fc.assert(
      fc.property(invisible, (hidden) => {
        expect(failureOf({ ...page, title: `a${hidden}b` })).toMatchObject({
          field: 'title',
          problem: 'unreadable',
        })
      }),
    )
  })

  it('takes absolute secure addresses without query and fragment alone (MET-01)', () => {
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

  it('has one top heading at most (MET-01)', () => {
    const heading = fc.option(fc.constantFrom('Uno', 'Dos'))
    fc.assert(
      fc.property(heading, heading, heading, (h1Hidden, h1Header, h1Title) => {
        const count = [h1Hidden, h1Header, h1Title].filter((text) => text !== null).length
        const failure = failureOf({ ...page, h1Hidden, h1Header, h1Title })
        expect(failure).toEqual(count > 1 ? { _tag: 'HeadingTwice' } : null)
      }),
    )
  })
})

describe('hiddenHeading', () => {
  it('replaces the standing heading exactly when the page has one of its own (MET-08)', () => {
    const text = fc.option(fc.constantFrom('', 'Uno', 'Dos'))
    fc.assert(
      fc.property(text, text, (h1Hidden, standing) => {
        expect(hiddenHeading({ h1Hidden }, standing)).toBe(h1Hidden === null ? standing : h1Hidden)
      }),
    )
  })
})
