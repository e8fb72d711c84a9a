import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { selectionHref } from '#core/routes/selection-link.ts'

const lines = [{ offerId: 'internet-gig' as OfferId, quantity: 1 }]

describe('selectionHref', () => {
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
