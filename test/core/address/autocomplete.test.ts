import { describe, expect, it } from 'vitest'
import { ADDRESS_PARSE_DEBOUNCE_MS, streetLookup, unitLookup } from '#core/address/autocomplete.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

describe('the limits of autocomplete', () => {
  it('parse a typed address after a second without typing (ADR-10)', () => {
    expect(ADDRESS_PARSE_DEBOUNCE_MS).toBe(1_000)
  })
})

describe('streetLookup', () => {
  it('requests three results from two characters on (ADR-05)', () =>
    forAllWith({ examples: [['12'], [' 1 ']] }, anyText, (text) => {
      const search = text.trim()
      expect(streetLookup(text)).toEqual(search.length < 2 ? null : { search, max_results: 3 })
    }))
})

describe('unitLookup', () => {
  it('sends the street and unit as typed and the selected street (ADR-11)', () => {
    expect(unitLookup('742 Magnolia Street', ' 2B ')).toEqual({
      search: '742 Magnolia Street 2B',
      selected: '742 Magnolia Street',
    })
    expect(unitLookup(' 742 Magnolia Street ', ' ')).toEqual({
      search: '742 Magnolia Street',
      selected: '742 Magnolia Street',
    })
    expect(unitLookup(' 742 Magnolia Street  ', '2B')).toEqual({
      search: '742 Magnolia Street 2B',
      selected: '742 Magnolia Street',
    })
    expect(unitLookup(' 7 ', '2B')).toBeNull()
  })
})
