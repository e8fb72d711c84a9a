import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#ui/app/router-options.tsx'
import { forAll } from '#test/for-all.ts'

describe('stringifySearch', () => {
  it('is undone by parseSearch, which leaves texts that look like numbers as they are, and repeated ones (RTE-10)', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('02134', '1e3', 'true', '"x"'))
    const name = fc.string({ unit: 'grapheme', minLength: 1 })
    forAll(fc.dictionary(name, fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 3 }))), (given) => {
      const plain = Object.fromEntries(Object.entries(given))
      expect(parseSearch(stringifySearch(plain))).toEqual(plain)
    })
  })

  it('is nothing for a query without a text', () => {
    expect(stringifySearch({})).toBe('')
    expect(stringifySearch({ a: undefined, b: 3 })).toBe('')
  })
})
