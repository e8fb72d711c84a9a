import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { offersForCustomer } from '#core/account/account.ts'
import { mobileVisitorOf, offerForHolder, plansHeldIn } from '#core/account/mobile-account.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { LineOfBusiness, LinePromotion, OfferId } from '#core/catalog/offer.ts'
import { linesOfBusiness } from '#core/catalog/offer.ts'
import { linesMonthly } from '#core/mobile/mobile-visitor.ts'
import { ratePlanIds } from '#core/mobile/rate-plans.ts'
import { effectOf } from '#core/pricing/effect.ts'
import { quote } from '#core/pricing/quote.ts'
import { ZERO, basisPoints, cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { forAll } from '#test/for-all.ts'

const { offers, bundles, version: catalogVersion } = cometa.catalog
const GIG = 'internet-gig' as OfferId

const accountWith = (hasInternet: boolean, lines: number) => ({
  holdings: [
    ...(hasInternet ? [{ offerId: GIG, quantity: 1 }] : []),
    ...(lines === 0 ? [] : [{ offerId: ratePlanIds.unlimited, quantity: lines }]),
    { offerId: 'wifi-pod' as OfferId, quantity: 2 },
  ],
  pastDue: ZERO,
})

/** An account with up to nine lines, and additional ones. */
const growing = fc
  .record({
    hasInternet: fc.boolean(),
    held: fc.integer({ min: 0, max: 9 }),
    plan: fc.constantFrom('unlimited', 'unlimitedPlus'),
  })
  .chain((given) =>
    fc.record({
      given: fc.constant(given as typeof given & { readonly plan: 'unlimited' | 'unlimitedPlus' }),
      added: fc.integer({ min: 1, max: 10 - given.held }),
      inCart: fc.subarray<LineOfBusiness>(['Internet']),
    }),
  )

describe(mobileVisitorOf, () => {
  it('is anonymous without a proven account, else the holder of its lines, bundled with internet (MOB-03)', () => {
    expect(mobileVisitorOf(undefined, offers)).toEqual({ kind: 'anonymous' })
    forAll(fc.boolean(), fc.nat(10), (hasInternet, linesHeld) => {
      expect(mobileVisitorOf(accountWith(hasInternet, linesHeld), offers)).toEqual({
        kind: 'signedIn',
        accountType: hasInternet ? 'bundled' : 'standalone',
        linesHeld,
      })
    })
  })
})

describe(offerForHolder, () => {
  it('sells new lines for what the rule of the mobile shop says, whatever the account and the cart have (MOB-04)', () =>
    forAll(growing, ({ given: { hasInternet, held, plan }, added, inCart }) => {
      fc.pre(plan === 'unlimited' || hasInternet || inCart.length > 0)
      const account = accountWith(hasInternet, held)
      const lines: readonly CartLine[] = [
        ...inCart.map(() => ({ offerId: GIG, quantity: 1 })),
        { offerId: ratePlanIds[plan], quantity: added },
      ]
      const sold = offersForCustomer(offers, { newCustomer: false, account })
      const priced = accepted(
        quote({ catalogVersion, offers: sold, bundles, lines, taxRate: basisPoints(0) }),
      )
      const line = priced.lines.find(({ lineOfBusiness }) => lineOfBusiness === 'Mobile')
      const visitor = mobileVisitorOf(account, offers)
      const rule = accepted(linesMonthly({ visitor, inCart, plan, newLines: added, gigabytes: 1 }))
      expect(line?.monthly.net).toBe(rule.monthly)
    }))

  it('says in a derivation how many lines the account has (MOB-04, PRC-12)', () => {
    const table = { id: 'table', table: 'bundled', conditions: [] } as const
    const promoted = { kind: 'promotion', amount: cents(-30_00), fromMonth: 1, toMonth: 12 } as const
    const inputsOf = (cause: LinePromotion) => effectOf({ ...promoted, cause }, 1, basisPoints(0))
    expect(inputsOf(table)).toMatchObject({
      rule: 'CAT-06',
      inputs: { promotion: 'table', table: 'bundled', lines: 1 },
    })
    expect(inputsOf({ ...table, linesHeld: 3 })).toMatchObject({
      rule: 'CAT-08',
      inputs: { promotion: 'table', table: 'bundled', lines: 1, linesHeld: 3 },
    })
  })

  it('leaves every offer as it is for an account without plans (MOB-04)', () => {
    const none = plansHeldIn({ holdings: [] }, offers)
    for (const offer of offers) expect(offerForHolder(offer, none)).toEqual(offer)
    expect(linesOfBusiness.map(none)).toEqual(linesOfBusiness.map(() => 0))
  })

  it('counts the lines of the account for the price of internet with several lines (MOB-04, SAV-03)', () => {
    const input = { catalogVersion, bundles, lines: [{ offerId: GIG, quantity: 1 }], taxRate: basisPoints(0) }
    const monthOf = (lines: number): number => {
      const sold = offersForCustomer(offers, { newCustomer: false, account: accountWith(false, lines) })
      return accepted(quote({ ...input, offers: sold })).monthly.net
    }
    expect([0, 1, 2, 9].map(monthOf)).toEqual([70_00, 70_00, 40_00, 40_00])
  })
})
