import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { parseOfferSelection } from '#core/affiliate/offer-selection.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import {
  localizationHref,
  localizationQuery,
  returnHref,
  selectionHref,
  sourceIn,
} from '#core/routes/localization-link.ts'
import { addressForm } from '#test/arbitraries/address.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'

/** Returns a text as a URL can carry it. */
const carried = (text: string): string | null => new URLSearchParams({ text }).get('text')

describe('localizationHref', () => {
  it('encodes the marketing parameters after the address (AFF-06)', () => {
    const texts = fc.tuple(anyText, anyText).map(([one, other]): readonly CarriedParameter[] => [
      ['vParam', one],
      ['cmp', other],
    ])
    fc.assert(
      fc.property(addressForm, texts, (form, parameters) => {
        const { searchParams } = new URL(localizationHref(form, parameters), 'https://store.example')
        expect([...searchParams].slice(3)).toEqual(parameters.map(([name, text]) => [name, carried(text)]))
      }),
    )
  })

  it('encodes every field of any form in the query that the page reads (RTE-02)', () => {
    fc.assert(
      fc.property(addressForm, (form) => {
        const { pathname, searchParams } = new URL(localizationHref(form), 'https://store.example')
        expect(pathname).toBe('/address/localization')
        expect(searchParams.get(localizationQuery.street)).toBe(carried(form.street))
        expect(searchParams.get(localizationQuery.unit)).toBe(carried(form.unit))
        expect(searchParams.get(localizationQuery.zip)).toBe(carried(form.zip))
        expect([...searchParams.keys()]).toEqual(['a', 'aptnum', 'zip'])
      }),
      { examples: [[{ street: '\uD800 Main & St #1', unit: 'a=b', zip: '%00' }]] },
    )
  })
})

describe('returnHref', () => {
  it('tags the stored address of a returning visitor, and only that one (LOC-21)', () => {
    const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://store.example').searchParams)
    fc.assert(
      fc.property(addressForm, (form) => {
        const { source, ...address } = queryOf(returnHref(form, []))
        expect(sourceIn({ ...address, source: source ?? '' })).toBe('return-user-address')
        expect(address).toEqual(queryOf(localizationHref(form)))
        expect(sourceIn(address)).toBeUndefined()
      }),
    )
  })
})

describe('selectionHref', () => {
  it('names the offers and their quantities as the shop reads them (AFF-07)', () => {
    const line = fc.record({
      offerId: fc.stringMatching(/^[a-z][a-z-]{0,20}$/).map((id) => id as OfferId),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const { pathname, searchParams } = new URL(selectionHref(lines), 'https://store.example')
        expect(pathname).toBe('/address/localization')
        expect(parseOfferSelection(searchParams.get('offerid') ?? '')).toEqual(lines)
      }),
    )
  })
})
