import { isDeepStrictEqual } from 'node:util'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { type Canonical, CANONICAL_DEPTH, canonicalText, isSameData } from '#core/pricing/canonical.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { canonical } from '#test/arbitraries/canonical.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

/** The same data with the keys of every record in another order. */
const reversed = (value: Canonical): Canonical => {
  if (Array.isArray(value)) return value.map(reversed)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, part]) => [key, reversed(part)] as const)
  return Object.fromEntries(entries.toReversed())
}

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner: unknown) => [inner], 1 as unknown)

describe('canonicalText', () => {
  it('is JSON of exactly that value, so that different values have different texts (PRC-30)', () =>
    forAll(canonical, (value) => {
      const text = accepted(canonicalText(value))
      expect(isDeepStrictEqual(JSON.parse(text), value)).toBe(true)
      expect(text).not.toMatch(/\p{Cs}/u)
    }))

  it('distinguishes similar values (PRC-30)', () => {
    const scalars = [1, '1', '0', 12, true, 'true', null, 'null', '', '[]', '1,2']
    const marked = [
      '"',
      '\\"',
      '\\',
      '\\\\',
      'é',
      'e\u0301',
      '\uD800',
      '\\ud800',
      '\uDFFF',
      '\u200B',
      '\u0000',
    ]
    const lists: readonly Canonical[] = [
      [],
      [[]],
      [{}],
      [1],
      ['1'],
      [1, 2],
      ['1,2'],
      [1, [2]],
      [[1], 2],
      [12],
    ]
    const records: readonly Canonical[] = [
      {},
      { 1: 1 },
      { 1: '1' },
      { '"': 1, '\\': 1 },
      { '"': 1 },
      { '\\': 1 },
      { '\uD800': 1 },
      { '\\ud800': 1 },
      { a: 1, b: 2 },
      { a: 1, 'b":2,"c': 3 },
      { 'a":1,"b': 2 },
      { a: { b: 1 } },
    ]
    const alike: readonly Canonical[] = [...scalars, ...marked, ...lists, ...records]
    const texts = alike.map((value) => accepted(canonicalText(value)))
    expect(new Set(texts).size).toBe(alike.length)
  })

  it('ignores the order of keys (PRC-30)', () =>
    forAll(canonical, (value) => {
      expect(canonicalText(reversed(value))).toEqual(canonicalText(value))
    }))

  it('sorts keys by UTF-16 code units and writes no blanks (PRC-30)', () => {
    expect(canonicalText({ b: [1, { z: null, a: true }], 10: '', 9: 'a b', Z: -7 })).toEqual(
      E.right('{"10":"","9":"a b","Z":-7,"b":[1,{"a":true,"z":null}]}'),
    )
  })

  it.each([
    [Number.NaN, 'number'],
    [Infinity, 'number'],
    [-Infinity, 'number'],
    [-0, 'number'],
    [0.5, 'number'],
    [2 ** 53, 'number'],
    [undefined, 'type'],
    [1n, 'type'],
    [Symbol('a'), 'type'],
    [() => 1, 'type'],
    [new Date(0), 'type'],
    [new Map(), 'type'],
  ])('refuses %s and names its place (PRC-30)', (value, reason) => {
    const refusal = (path: string) => E.left({ _tag: 'NotCanonical', reason, path })
    expect(canonicalText(value)).toEqual(refusal(''))
    expect(canonicalText({ a: 1, lines: [0, { quantity: value }] })).toEqual(refusal('lines.1.quantity'))
  })

  it('refuses a sparse list, and accepts a record without a prototype (PRC-30)', () => {
    // oxlint-disable-next-line no-sparse-arrays
    expect(canonicalText([1, , 3])).toEqual(E.left({ _tag: 'NotCanonical', reason: 'type', path: '1' }))
    expect(canonicalText(Object.assign(Object.create(null), { a: 1 }))).toEqual(E.right('{"a":1}'))
  })

  it('accepts its maximum depth and no deeper, also for cycles (PRC-30)', () => {
    expect(CANONICAL_DEPTH).toBe(32)
    expect(E.isRight(canonicalText(nested(CANONICAL_DEPTH)))).toBe(true)
    const path = Array.from({ length: CANONICAL_DEPTH + 1 }, () => '0').join('.')
    const tooDeep = E.left({ _tag: 'NotCanonical', reason: 'depth', path })
    expect(canonicalText(nested(CANONICAL_DEPTH + 1))).toEqual(tooDeep)
    const ring: unknown[] = []
    ring.push(ring)
    expect(canonicalText(ring)).toEqual(tooDeep)
  })
})

describe('isSameData', () => {
  it('is true of equal data in any key order, and false of other data (PRC-30)', () =>
    forAll(canonical, canonical, (value, other) => {
      expect(isSameData(value, reversed(value))).toBe(true)
      expect(isSameData(value, [value])).toBe(false)
      expect(isSameData(value, other)).toBe(isDeepStrictEqual(value, other))
    }))

  it('is false of values without a canonical text (PRC-30)', () => {
    for (const [a, b] of [
      [Number.NaN, Number.NaN],
      [0.5, 0.5],
      [0.5, 1],
      [1, 0.5],
    ])
      expect(isSameData(a, b)).toBe(false)
  })
})
