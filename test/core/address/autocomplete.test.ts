import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADDRESS_PARSE_DEBOUNCE_MS,
  DIALOG_PX,
  STREET_PANEL_PX,
  modalShape,
  streetLookup,
  unitLookup,
  unitPanelPx,
} from '#core/address/autocomplete.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'

describe('the limits of autocomplete', () => {
  it('are those of the specification: lists of 400, 160 or 175 px, a dialog of 660 px (ADR-09)', () => {
    expect([STREET_PANEL_PX, DIALOG_PX]).toEqual([400, 660])
    expect(unitPanelPx).toEqual({ page: 175, modal: 175, bar: 160, borderlessBar: 160 })
  })

  it('take a written address apart after a second without typing (ADR-10)', () => {
    expect(ADDRESS_PARSE_DEBOUNCE_MS).toBe(1_000)
  })
})

describe('modalShape', () => {
  it('is a sheet at the bottom up to 768 px, a dialog of 660 px above (ADR-09)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(2_000), fc.constantFrom(768, 769)), (px) => {
        expect(modalShape(px)).toEqual(
          px < 769 ? { shape: 'bottomSheet' } : { shape: 'dialog', widthPx: 660 },
        )
      }),
      { examples: [[768], [769]] },
    )
  })
})

describe('streetLookup', () => {
  it('asks from two characters on, for three results (ADR-05)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const search = text.trim()
        expect(streetLookup(text)).toEqual(search.length < 2 ? null : { search, max_results: 3 })
      }),
      { examples: [['12'], [' 1 ']] },
    )
  })
})

describe('unitLookup', () => {
  it('asks with the street and the unit as typed, and the street that was picked (ADR-11)', () => {
    expect(unitLookup('742 Magnolia Street', ' 2B ')).toEqual({
      search: '742 Magnolia Street 2B',
      selected: '742 Magnolia Street',
    })
    expect(unitLookup(' 742 Magnolia Street ', ' ')).toEqual({
      search: '742 Magnolia Street',
      selected: '742 Magnolia Street',
    })
    expect(unitLookup(' 7 ', '2B')).toBeNull()
  })
})
