import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf, type Encoding, encodingFor, isKnown } from '#adapters/http/document-bytes.ts'
import { forAllWith } from '#test/for-all.ts'

const decode: Record<Encoding, (bytes: Buffer) => string> = {
  br: (bytes) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes) => gunzipSync(bytes).toString(),
  identity: (bytes) => bytes.toString(),
}
const encodings = ['br', 'gzip', 'identity'] as const

const document = fc.record({
  html: fc.string({ unit: 'grapheme', maxLength: 300 }),
  styleHashes: fc.array(fc.string(), { maxLength: 2 }),
})

describe(encodingFor, () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['zstd, deflate', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=1.0', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip ; q=0.5', 'gzip'],
    ['br; q=0.1, gzip;q=1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['brotli, x-br', 'identity'],
  ])('answers %j with %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding)
  })
})

describe(bytesOf, () => {
  it('has the same content in every encoding, and is reproducible', () =>
    forAllWith({ numRuns: 30 }, document, fc.constantFrom(...encodings), (page, encoding) => {
      const { body, etag } = bytesOf(page, encoding)
      expect(decode[encoding](body)).toBe(Buffer.from(page.html).toString())
      expect(bytesOf(page, encoding).body).toBe(body)
      expect(bytesOf({ ...page }, encoding).etag).toBe(etag)
    }))

  it('has an entity tag for each encoding, text and policy', () => {
    const pages = [
      { html: 'a', styleHashes: [] },
      { html: 'b', styleHashes: [] },
      { html: 'a', styleHashes: ['x'] },
      { html: 'a', styleHashes: ['y'] },
    ]
    const names = pages.flatMap((page) => encodings.map((encoding) => bytesOf(page, encoding).etag))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^"[\w-]{22}-(?:br|gzip|identity)"$/)
  })
})

describe(isKnown, () => {
  it('matches an entity tag at any place of the list, weak or not, and no tag that only contains it', () => {
    for (const header of ['"a"', 'W/"a"', '"b", "a"', ' "a" ,"b"', '*'])
      expect(isKnown(header, '"a"')).toBe(true)
    for (const header of [undefined, '', '"b"', 'a', '"ab"', '"a']) expect(isKnown(header, '"a"')).toBe(false)
  })
})
