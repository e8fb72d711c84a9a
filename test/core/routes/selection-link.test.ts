import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseOfferSelection } from '#core/affiliate/offer-selection.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { selectionHref } from '#core/routes/selection-link.ts'
import { forAll } from '#test/for-all.ts'

const lines = [{ offerId: 'internet-gig' as OfferId, quantity: 1 }]

describe('selectionHref', () => {
  it('names the offers and their quantities as the shop reads them (AFF-07)', () => {
    const line = fc.record({
      offerId: fc.stringMatching(/^[a-z][a-z-]{0,20}$/).map((id) => id as OfferId),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    forAll(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
      const { pathname, searchParams } = new URL(selectionHref(lines), 'https://store.example')
      expect(pathname).toBe('/address/localization')
      expect(parseOfferSelection(searchParams.get('offerid') ?? '')).toEqual(lines)
    })
  })

  it('carries the lines and the marketing parameters, and no other selection (AFF-06, AFF-07)', () => {
    const read = (href: string) => Object.fromEntries(new URLSearchParams(href.replace(/^[^?]*/, '')))
    expect(read(selectionHref(lines))).toEqual({ offerid: 'internet-gig' })
    expect(
      read(
        selectionHref(lines, [
          ['cmp', 'a&b'],
          ['offerid', 'other'],
        ]),
      ),
    ).toEqual({ cmp: 'a&b', offerid: 'internet-gig' })
  })
})
