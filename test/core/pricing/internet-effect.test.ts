import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { internetEffect } from '#core/pricing/internet-effect.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { specifiedTables } from '#stories/rules/properties/line-tables.oracle.ts'
import { forAll } from '#test/for-all.ts'

const { bundled, standalone } = specifiedTables

const cart = (...lines: readonly (readonly [string, number])[]) => ({
  catalogVersion: '1',
  offers: cometa.catalog.offers,
  lines: lines.map(([id, quantity]) => ({ offerId: id as OfferId, quantity })),
  taxRate: basisPoints(825),
})

describe('internetEffect', () => {
  it('compares the tables with and without internet, for every number of lines that internet makes more expensive (PRC-16)', () => {
    for (let lines = 1; lines <= 10; lines += 1) {
      const [together = 0, alone = 0] = [bundled.dollars[lines - 1], standalone.dollars[lines - 1]]
      const effect = accepted(internetEffect(cart(['internet-gig', 1], ['mobile-unlimited', lines])))
      expect(effect).toEqual(
        together > alone ? { lines, together: together * 100, alone: alone * 100, internetOff: 3_000 } : null,
      )
    }
  })

  it('is none for lines that are not sold without internet, and without lines (MOB-03, PRC-16)', () => {
    expect(accepted(internetEffect(cart(['internet-gig', 1], ['mobile-unlimited-plus', 5])))).toBeNull()
    expect(accepted(internetEffect(cart(['internet-gig', 1])))).toBeNull()
    expect(accepted(internetEffect(cart(['mobile-unlimited', 5])))).toBeNull()
  })

  it('never reports lines that cost the same or less with internet (PRC-16)', () =>
    forAll(richInput, (input) => {
      const effect = accepted(internetEffect(input))
      if (effect === null) return
      const together = accepted(quote(input)).lines.filter(
        ({ lineOfBusiness }) => lineOfBusiness === 'Mobile',
      )
      expect(effect.together).toBe(together.reduce((sum, { monthly }) => sum + monthly.net, 0))
      expect(effect.together).toBeGreaterThan(effect.alone)
    }))
})
