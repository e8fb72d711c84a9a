import { addressParameters } from '#core/query/query-parameters.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { parseQuery } from '#core/query/query.ts'
import { localizationHref, returnHref, sourceIn } from '#core/routes/localization-link.ts'
import { addressForm } from '#test/arbitraries/address.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

/** Returns a text as a URL can carry it. */
const carried = (text: string): string | null => new URLSearchParams({ text }).get('text')

describe('localizationHref', () => {
  it('encodes the marketing parameters after the address (AFF-06)', () => {
    const texts = fc.tuple(anyText, anyText).map(([one, other]): readonly CarriedParameter[] => [
      ['vParam', one],
      ['cmp', other],
    ])
    forAll(addressForm, texts, (form, parameters) => {
      const { searchParams } = new URL(localizationHref(form, parameters), 'https://store.example')
      expect([...searchParams].slice(3)).toEqual(parameters.map(([name, text]) => [name, carried(text)]))
    })
  })

  it('encodes every field of any form in the query that the page reads (RTE-02)', () =>
    forAllWith(
      { examples: [[{ street: '\uD800 Main & St #1', unit: 'a=b', zip: '%00' }]] },
      addressForm,
      (form) => {
        const { pathname, searchParams } = new URL(localizationHref(form), 'https://store.example')
        expect(pathname).toBe('/address/localization')
        expect(searchParams.get(addressParameters.street)).toBe(carried(form.street))
        expect(searchParams.get(addressParameters.unit)).toBe(carried(form.unit))
        expect(searchParams.get(addressParameters.zip)).toBe(carried(form.zip))
        expect([...searchParams.keys()]).toEqual(['a', 'aptnum', 'zip'])
      },
    ))
})

describe('returnHref', () => {
  it('tags the stored address of a returning visitor, and only that one (LOC-21)', () => {
    const queryOf = (href: string) => new URL(href, 'https://store.example').search
    forAll(addressForm, (form) => {
      const [address, tagged] = [queryOf(localizationHref(form)), queryOf(returnHref(form, []))]
      expect(tagged).toBe(`${address}&source=return-user-address`)
      expect(sourceIn(parseQuery(tagged))).toBe('return-user-address')
      expect(sourceIn(parseQuery(address))).toBeUndefined()
    })
  })
})
