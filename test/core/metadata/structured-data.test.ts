import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashText, structuredDataKey, structuredDataScript } from '#core/metadata/structured-data.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { writtenRoute } from '#test/arbitraries/metadata.arbitrary.ts'
import { anyValue } from '#test/arbitraries/outside.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const listFile = new URL('../../fixtures/routes.json', import.meta.url)
const listed = JSON.parse(readFileSync(listFile, 'utf8')) as Readonly<Record<string, unknown>>
const routes = Object.values(listed)
  .filter((group): group is readonly string[] => Array.isArray(group))
  .flat()
  .filter((route) => route.startsWith('/'))

describe('hashText', () => {
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('hashes «%s» to %s, as published for FNV-1a (MET-06)', (text, hash) => {
    expect(hashText(text)).toBe(hash)
  })

  it('hashes both bytes of a character beyond Latin-1, the low one first (MET-06)', () => {
    expect(hashText('\u0161')).toBe(hashText('a\u0001'))
    expect(hashText('\u00FF')).not.toBe(hashText('\u01FF'))
  })

  it('is eight hexadecimal digits for any text, and deterministic (MET-06)', () =>
    forAll(anyText, (text) => {
      expect(hashText(text)).toMatch(/^[0-9a-f]{8}$/)
      expect(hashText(text)).toBe(hashText(text))
    }))
})

describe('structuredDataKey', () => {
  it('is equal for all spellings of a route, and different for each listed route and index (MET-06)', () => {
    forAll(writtenRoute('/internet/plans'), fc.nat(59), (written, index) => {
      expect(structuredDataKey(written, index)).toBe(`${hashText('/internet/plans')}-${index}`)
    })
    const keys = new Set(routes.flatMap((route) => [0, 1].map((index) => structuredDataKey(route, index))))
    expect(keys.size).toBe(new Set(routes).size * 2)
  })
})

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1)

describe('structuredDataScript', () => {
  it('writes valid JSON without a character that could close the script (MET-06)', () => {
    const value = fc
      .jsonValue({ depthSize: 'small' })
      .map((json) => JSON.parse(JSON.stringify(json)) as unknown)
    forAll(value, fc.nat(9), (data, index) => {
      const { key, json } = accepted(structuredDataScript('/internet', index, { data, a: '</script><!--' }))
      expect(JSON.parse(json)).toEqual({ data, a: '</script><!--' })
      expect(json).not.toContain('<')
      expect(key).toBe(structuredDataKey('/internet', index))
    })
  })

  it('returns a failure that names the script for invalid JSON, and never throws (MET-06)', () => {
    const ring: unknown[] = []
    ring.push(ring)
    const unwritable = [
      undefined,
      Number.NaN,
      Infinity,
      1n,
      Symbol('a'),
      () => 1,
      new Map(),
      ring,
      nested(33),
      { a: [undefined] },
      { a: { toJSON: () => 1 } },
      [[Number.NaN]],
    ]
    for (const value of unwritable)
      expect(structuredDataScript('/internet', 3, value)).toEqual(
        E.left({ _tag: 'StructuredDataUnwritable', key: structuredDataKey('/internet', 3) }),
      )
    expect(E.isRight(structuredDataScript('/internet', 3, nested(32)))).toBe(true)
    forAll(anyValue, (value) => {
      const script = structuredDataScript('/', 0, value)
      if (E.isRight(script)) expect(() => void JSON.parse(script.right.json)).not.toThrow()
    })
  })
})
