import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { labelFacts } from '#adapters/brand/cometa/label.ts'
import { bundleOffersOf, bundleSaving } from '#core/cart/bundle-offers.ts'
import { hasPlan } from '#core/cart/cart.ts'
import { replaceLines } from '#core/cart/replace-lines.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { Bundle, OfferId } from '#core/catalog/offer.ts'
import { labelOfPlan } from '#core/label/labels.ts'
import { quote } from '#core/pricing/quote.ts'
import { internetPrices } from '#core/savings/internet-price.ts'
import { basisPoints, cents, subtract } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { buyer, richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('bundleOffersOf', () => {
  it('contains only carts that can be ordered and get the discount of their bundle (CRT-20, PRC-10)', () =>
    forAll(richInput, buyer, (input, known) => {
      const { offers, bundles = [] } = input
      for (const { bundle, lines } of bundleOffersOf({ offers, bundles }, known)) {
        expect(hasPlan(lines, offers)).toBe(true)
        expect(E.isRight(replaceLines([], offers, lines))).toBe(true)
        const priced = { ...input, bundles: [bundle], lines, buyer: known }
        const { monthly } = accepted(quote({ ...priced, bundles: [] }))
        expect(bundleSaving(priced)).toBe(monthly.total - accepted(quote(priced)).monthly.total)
      }
    }))

  it.each([cometa, brisa])(
    'contains every bundle of the catalogue of $name, each cheaper than its services apart (CRT-20)',
    ({ catalog }) => {
      const sold = bundleOffersOf(catalog, UNKNOWN_BUYER)
      expect(sold.map(({ bundle }) => bundle)).toEqual(catalog.bundles)
      expect(sold.length).toBeGreaterThan(0)
      for (const { bundle, offers, lines } of sold) {
        expect(offers.map(({ id }) => id)).toEqual(bundle.offers)
        const { version: catalogVersion, ...prices } = catalog
        const saving = bundleSaving({ ...prices, catalogVersion, lines, taxRate: basisPoints(0) })
        expect(saving).toBe(bundle.off)
      }
    },
  )

  it('leaves out a bundle that is not sold, has no internet plan, repeats a choice, or is for other buyers (CRT-20)', () => {
    const { offers } = cometa.catalog
    const bundleOf = (conditions: Bundle['conditions'], ...ids: readonly [string, ...string[]]): Bundle => ({
      id: ids.join(),
      offers: ids as unknown as readonly [OfferId, ...OfferId[]],
      off: cents(100),
      months: 12,
      conditions,
    })
    const bundles = [
      bundleOf([], 'internet-gig', 'unknown'),
      bundleOf([], 'tv-stream', 'home-phone'),
      bundleOf([], 'internet-gig', 'internet-500'),
      bundleOf([], 'internet-gig', 'disney-basic'),
      bundleOf([{ kind: 'NewCustomer' }], 'internet-gig', 'tv-stream'),
    ]
    expect(bundleOffersOf({ offers, bundles }, UNKNOWN_BUYER)).toEqual([])
    const asNew = bundleOffersOf({ offers, bundles }, { ...UNKNOWN_BUYER, isNewCustomer: true })
    expect(asNew.map(({ bundle }) => bundle)).toEqual(bundles.slice(-1))
  })
})

describe('the internet of a bundle', () => {
  const tiers = { 500: 'premier', 1_000: 'gig' } as const

  it('has the price of its label and of the calculator, less the discount of the bundle (CRT-20, LBL-03, SAV-03)', () => {
    const { catalog } = cometa
    for (const { bundle, offers, lines } of bundleOffersOf(catalog, UNKNOWN_BUYER)) {
      const internet = offers.find(({ lineOfBusiness }) => lineOfBusiness === 'Internet')
      const id = internet?.id ?? ('' as OfferId)
      const label = labelOfPlan(catalog, labelFacts, id)
      const tier = tiers[(internet?.speed?.downMbps ?? 0) as keyof typeof tiers]
      const { version: catalogVersion, ...prices } = catalog
      const priced = accepted(quote({ ...prices, catalogVersion, lines, taxRate: basisPoints(0) }))
      const line = priced.lines.find(({ offerId }) => offerId === id)
      expect(label?.price.monthly).toBe(internetPrices.nonBundled[tier])
      expect(line?.monthly.net).toBe(subtract(internetPrices.nonBundled[tier], bundle.off))
    }
  })
})

describe('bundleSaving', () => {
  it('is never negative, and zero without a bundle (CRT-20, PRC-10)', () =>
    forAll(richInput, (input) => {
      expect(bundleSaving(input)).toBeGreaterThanOrEqual(0)
      expect(bundleSaving({ ...input, bundles: [] })).toBe(0)
    }))
})

describe('bundleSaving', () => {
  it('is nothing for lines that cannot be priced', () => {
    const { version: catalogVersion, ...prices } = cometa.catalog
    const lines = [{ offerId: 'unknown' as OfferId, quantity: 1 }]
    expect(bundleSaving({ ...prices, catalogVersion, lines, taxRate: basisPoints(0) })).toBe(0)
  })
})
