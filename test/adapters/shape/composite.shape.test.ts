import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { none, list, nullable, optional, refined, imap } from '#adapters/shape/composite.shape.ts'
import { integer, text } from '#adapters/shape/shape.ts'
import { forAll } from '#test/for-all.ts'

const word = text({ min: 1, max: 3 })
const isRight = E.isRight

describe('list', () => {
  const words = list(word, { max: 2 })

  it('accepts up to its limit', () => {
    expect(isRight(words.codec.decode(['a', 'b']))).toBe(true)
    expect(isRight(words.codec.decode(['a', 'b', 'c']))).toBe(false)
  })

  it('refuses a list with one wrong item', () =>
    forAll(fc.constantFrom(0, 1), (place) => !isRight(words.codec.decode(['a', 'b'].with(place, '')))))

  it('refuses array-like values', () => {
    expect(isRight(words.codec.decode({ length: 1, 0: 'a' }))).toBe(false)
  })
})

describe('nullable', () => {
  it('accepts null and the value, but not a missing one', () => {
    const codec = nullable(word).codec
    expect([null, 'a', undefined, ''].map((value) => isRight(codec.decode(value)))).toStrictEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('optional', () => {
  it('accepts a missing value and the value, but not null', () => {
    const codec = optional(word).codec
    expect([undefined, 'a', null].map((value) => isRight(codec.decode(value)))).toStrictEqual([
      true,
      true,
      false,
    ])
  })
})

describe('none', () => {
  it('accepts nothing at all', () =>
    forAll(fc.anything(), (value) => isRight(none.codec.decode(value)) === (value === undefined)))
})

describe('refined', () => {
  const even = refined(
    integer({ min: 0, max: 100 }),
    E.fromPredicate(
      (value: number) => value % 2 === 0,
      () => null,
    ),
  )

  it('accepts what its constructor accepts', () =>
    forAll(fc.nat({ max: 100 }), (value) => isRight(even.codec.decode(value)) === (value % 2 === 0)))

  it('draws only values of its constructor', () => forAll(even.arbitrary(fc), (value) => value % 2 === 0))
})

describe('imap', () => {
  it('reads and writes through its two functions', () => {
    const inDollars = imap(
      integer({ min: 0, max: 1_000 }),
      (value) => value / 100,
      (value) => value * 100,
    )
    expect(inDollars.codec.decode(250)).toStrictEqual(E.right(2.5))
    expect(inDollars.codec.encode(2.5)).toBe(250)
  })
})
