import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cryptoRandom } from '#adapters/browser/random.ts'
import { idempotencyKey } from '#adapters/contract/entities/identifier.ts'

describe('cryptoRandom', () => {
  const ids = Array.from({ length: 2_000 }, () => cryptoRandom.id())

  it('generates unique names of 128 bits', () => {
    expect(new Set(ids).size).toBe(ids.length)
    ids.forEach((id) => expect(id).toMatch(/^[0-9a-f]{32}$/))
  })

  it('generates names that are valid idempotency keys', () => {
    ids.forEach((id) => expect(E.isRight(idempotencyKey.codec.decode(id))).toBe(true))
  })
})
