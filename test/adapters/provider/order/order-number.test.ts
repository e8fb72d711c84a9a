import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNumberFrom } from '#adapters/provider/order/order-number.ts'
import { seededRandom } from '#test/builders/random.builder.ts'
import { forAll } from '#test/for-all.ts'

describe('orderNumberFrom', () => {
  it('writes ten unambiguous symbols, in two groups (ORD-01)', () =>
    forAll(fc.string({ minLength: 1 }), (text) => {
      expect(orderNumberFrom(text)).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{5}-[ACDEFGHJKMNPQRTUVWXY34679]{5}$/)
    }))

  it('produces different numbers for different names', () => {
    const random = seededRandom(11)
    const numbers = Array.from({ length: 20_000 }, () => orderNumberFrom(random.id()))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
