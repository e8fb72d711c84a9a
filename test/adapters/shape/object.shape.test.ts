import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optional } from '#adapters/shape/composite.shape.ts'
import { object, looseObject, renamed, tagged } from '#adapters/shape/object.shape.ts'
import { integer, literal, text } from '#adapters/shape/shape.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

type Point = { readonly x: number; readonly label?: string }

const properties = { x: integer({ min: 0, max: 9 }), label: optional(text({ min: 0, max: 9 })) }
const point = object<Point>(properties)

const parsed = (json: string): unknown => JSON.parse(json)

describe('object', () => {
  it('accepts its properties, with or without those that may be missing', () => {
    expect(point.codec.decode({ x: 1, label: 'a' })).toStrictEqual(E.right({ x: 1, label: 'a' }))
    expect(point.codec.decode({ x: 1 })).toStrictEqual(E.right({ x: 1 }))
    expect(E.isLeft(point.codec.decode({ label: 'a' }))).toBe(true)
  })

  it('refuses every key it does not know (S17)', () =>
    forAllWith(
      { examples: [['__proto__'], ['constructor'], ['toString'], ['']] },
      fc.string().filter((key) => key !== 'x' && key !== 'label'),
      (key) => E.isLeft(point.codec.decode(parsed(`{"x":1,${JSON.stringify(key)}:1}`))),
    ))

  it('reads no inherited property', () => {
    expect(E.isLeft(point.codec.decode(parsed('{"__proto__":{"x":1}}')))).toBe(true)
    expect(E.isLeft(point.codec.decode(Object.create({ x: 1 })))).toBe(true)
  })

  it('refuses what is no plain object', () => {
    const values = [null, undefined, [], [1], 'x', 1, new Map([['x', 1]]), () => ({ x: 1 })]
    expect(values.every((value) => E.isLeft(point.codec.decode(value)))).toBe(true)
  })

  it('writes its own properties only', () => {
    const wider = { x: 1, secret: 'not for the wire', label: undefined } as unknown as Point
    expect(point.codec.encode(wider)).toStrictEqual({ x: 1 })
  })

  it('rejects a value nested a thousand deep without an overflow (S19)', () => {
    const deep = parsed(`${'{"x":'.repeat(1_000)}1${'}'.repeat(1_000)}`)
    expect(E.isLeft(point.codec.decode(deep))).toBe(true)
  })

  it('says in its schema what is required and that nothing may be added', () => {
    expect(point.schema()).toMatchObject({ required: ['x'], additionalProperties: false })
  })
})

describe('looseObject', () => {
  it('reads its properties and leaves the others', () => {
    expect(looseObject<Point>(properties).codec.decode({ x: 1, host: 'h' })).toStrictEqual(E.right({ x: 1 }))
  })
})

describe('renamed', () => {
  const placed = renamed(point, 'x', 'column')

  it('reads and writes the property by its name in messages alone', () => {
    forAll(placed.arbitrary(fc), (value) => {
      const { x, ...others } = value
      const message = { column: x, ...others }
      expect(placed.codec.encode(value)).toEqual(message)
      expect(placed.codec.decode(message)).toEqual(E.right(value))
    })
    for (const other of [{ x: 1 }, { x: 1, column: 1 }, {}, null, [], { column: 10 }])
      expect(E.isLeft(placed.codec.decode(other))).toBe(true)
  })

  it('documents the name in messages', () => {
    const { properties: documented, required } = placed.schema()
    expect(Object.keys(documented ?? {})).toEqual(['column', 'label'])
    expect(required).toEqual(['column'])
  })
})

describe('tagged', () => {
  type Ending = { readonly state: 'done'; readonly at: number } | { readonly state: 'lost' }
  const ending = tagged<Ending, 'state'>('state', {
    done: object<Extract<Ending, { state: 'done' }>>({
      state: literal('done'),
      at: integer({ min: 0, max: 9 }),
    }),
    lost: object<Extract<Ending, { state: 'lost' }>>({ state: literal('lost') }),
  })

  it('accepts each variant with exactly its own properties', () => {
    expect(E.isRight(ending.codec.decode({ state: 'done', at: 1 }))).toBe(true)
    expect(E.isRight(ending.codec.decode({ state: 'lost' }))).toBe(true)
    expect(E.isLeft(ending.codec.decode({ state: 'lost', at: 1 }))).toBe(true)
    expect(E.isLeft(ending.codec.decode({ state: 'done' }))).toBe(true)
  })

  it('refuses every other tag, names of prototypes too', () => {
    const tags = ['__proto__', 'constructor', 'toString', '', 'DONE', 1, null, { toString: 1 }, ['done']]
    expect(tags.every((state) => E.isLeft(ending.codec.decode({ state })))).toBe(true)
  })
})
