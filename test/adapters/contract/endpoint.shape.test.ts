import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byEndpoint } from '#adapters/contract/endpoint.shape.ts'
import { object } from '#adapters/shape/object.shape.ts'
import { NO_PARTS } from '#adapters/contract/record.ts'
import { boolean, flag, integer } from '#adapters/shape/shape.ts'
import { forAll } from '#test/for-all.ts'

type Bodies = {
  readonly lamp: { readonly isOn: boolean }
  readonly dial: { readonly level: number }
}

const bodies = {
  lamp: object<Bodies['lamp']>({ isOn: boolean }),
  dial: object<Bodies['dial']>({ level: integer({ min: 0, max: 9 }) }),
}

const posted = byEndpoint<'body', Bodies>('body', bodies)

type Queries = {
  readonly lamp: { readonly isOn: boolean }
  readonly wall: { readonly [name: string]: never }
}

const read = byEndpoint<'query', Queries>('query', {
  lamp: object<Queries['lamp']>({ isOn: flag }),
  wall: object<Queries['wall']>({}),
})

const call = (endpoint: unknown, parts: object = {}): unknown => ({
  ...NO_PARTS,
  params: { endpoint },
  ...parts,
})

describe('byEndpoint', () => {
  it('reads each endpoint with its own part, and no other', () => {
    expect(posted.codec.decode(call('lamp', { body: { isOn: true } }))).toEqual(
      E.right({ endpoint: 'lamp', body: { isOn: true } }),
    )
    expect(read.codec.decode(call('lamp', { query: { isOn: 'true' } }))).toEqual(
      E.right({ endpoint: 'lamp', query: { isOn: true } }),
    )
    for (const wrong of [
      call('lamp', { body: { isOn: true, level: 1 } }),
      call('lamp', { body: {} }),
      call('lamp'),
      call('lamp', { body: { isOn: true }, query: { isOn: 'true' } }),
    ])
      expect(E.isLeft(posted.codec.decode(wrong))).toBe(true)
    for (const wrong of [
      call('wall', { body: {} }),
      call('wall', { query: { isOn: 'true', isOff: 'true' } }),
      call('lamp', { query: { isOn: 'maybe' } }),
    ])
      expect(E.isLeft(read.codec.decode(wrong))).toBe(true)
  })

  it('reads a known endpoint with the part of another as one that does not exist', () => {
    expect(posted.codec.decode(call('dial', { body: { isOn: true } }))).toEqual(
      E.right({ endpoint: null, asked: 'dial' }),
    )
    expect(read.codec.decode(call('wall', { query: { isOn: 'true' } }))).toEqual(
      E.right({ endpoint: null, asked: 'wall' }),
    )
  })

  it('reads an unknown name, and ignores its part', () => {
    for (const asked of ['lamps', '__proto__', 'constructor', 'toString'])
      for (const body of [undefined, {}, { level: 1 }, ['a'], 7])
        expect(posted.codec.decode(call(asked, { body }))).toEqual(E.right({ endpoint: null, asked }))
  })

  it('refuses invalid names and invalid calls', () => {
    for (const wrong of [call(''), call('a b'), call('..'), call(7), call(null), null, [], 'lamp', {}])
      expect(E.isLeft(posted.codec.decode(wrong))).toBe(true)
  })

  it('encodes what it decoded, for known and unknown endpoints', () =>
    forAll(fc.oneof(posted.arbitrary(fc), fc.constant({ endpoint: null, asked: 'lamps' })), (asked) => {
      expect(posted.codec.decode(posted.codec.encode(asked))).toEqual(E.right(asked))
    }))

  it('describes its endpoints by name, and their bodies or parameters', () => {
    const { properties = {} } = posted.schema()
    expect(properties['params']?.properties?.['endpoint']?.enum).toEqual(['lamp', 'dial'])
    expect(properties['body']?.oneOf).toHaveLength(2)
    const query = read.schema().properties?.['query']
    expect([Object.keys(query?.properties ?? {}), query?.required]).toEqual([['isOn'], []])
  })
})
