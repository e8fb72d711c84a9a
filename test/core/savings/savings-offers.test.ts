import { describe, expect, it } from 'vitest'
import { hasPlan } from '#core/cart/cart.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { pricePeriods } from '#core/pricing/price-timeline.ts'
import { quote } from '#core/pricing/quote.ts'
import { type CalculatorOffers, savingsOffers } from '#core/savings/calculator-offers.ts'
import { laterPrices, offersOfResult, savingsCart } from '#core/savings/savings-offers.ts'
import { savings } from '#core/savings/savings.ts'
import { basisPoints } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { savingsInput } from '#test/arbitraries/savings.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const { catalog, calculator } = cometa
if (calculator === undefined) throw new Error('the brand has no calculator')
const offers = savingsOffers(calculator, catalog)

describe('savingsCart', () => {
  it('can be ordered, and costs in the shop what the calculator says, in the first month and in every later one (CRT-04, SAV-07, SAV-08)', () =>
    forAll(savingsInput, (input) => {
      const result = accepted(savings(input))
      const { monthly, ...quoted } = accepted(
        quote({
          catalogVersion: catalog.version,
          offers: catalog.offers,
          bundles: catalog.bundles,
          lines: savingsCart(result, offers),
          taxRate: basisPoints(0),
        }),
      )
      expect(hasPlan(savingsCart(result, offers), catalog.offers)).toBe(true)
      const [, ...later] = pricePeriods({ monthly, ...quoted })
      expect(monthly.total).toBe(result.providerMonthly)
      expect(laterPrices(result, offers)).toEqual(
        later.map(({ fromMonth, monthly: { total } }) => ({ fromMonth, monthly: total })),
      )
    }))
})

describe('laterPrices', () => {
  it('has no price after one that never changes (SAV-08)', () => {
    const result = accepted(
      savings({
        type: 'other',
        speedImportance: 'critical',
        mobileLineQty: 3,
        monthlySpendAtDifferentProvider: 0,
      }),
    )
    const gig = { ...offers.internet.gig, later: { nonBundled: null, bundled: null } }
    expect(laterPrices(result, { ...offers, internet: { ...offers.internet, gig } })).toEqual([])
  })
})

describe('offersOfResult', () => {
  it('has no internet for mobile lines alone (SAV-03)', () => {
    const result = accepted(
      savings({
        type: 'mobileOnly',
        speedImportance: 'other',
        mobileLineQty: 2,
        monthlySpendAtDifferentProvider: 0,
      }),
    )
    expect(offersOfResult(result, offers)).toEqual({ internet: null, lines: offers.lines.unlimited })
  })
})

describe('savingsOffers', () => {
  it('throws for an offer that is not sold (SAV-07)', () => {
    const missing: CalculatorOffers = {
      ...calculator,
      lines: { ...calculator.lines, unlimited: 'none' as OfferId },
    }
    expect(() => savingsOffers(missing, catalog)).toThrow('none')
  })
})
