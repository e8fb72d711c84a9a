import { describe, expect, it } from 'vitest'
import { brand, terms } from '#adapters/brand/brand.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import { labCart } from '#stories/rules/lab-cart.ts'
import { argsOf, type LabArgs, labControls, wantedLines } from '#stories/rules/lab-controls.ts'
import { accepted } from '#test/arbitraries/accepted.ts'

const { bundles, offers } = brand.catalog

const cartOf = (args: LabArgs) => labCart(wantedLines(args), args)

describe('the controls of the lab', () => {
  it.each(bundles)('select the offers of $id, one of each', ({ offers: chosen }) => {
    const lines = wantedLines(argsOf(chosen))
    expect(lines.map(({ offerId }) => offerId).toSorted()).toEqual(chosen.toSorted())
    expect(lines.every(({ quantity }) => quantity === 1)).toBe(true)
  })

  it('have a control for each value', () => {
    expect(Object.keys(labControls).toSorted()).toEqual(Object.keys(argsOf([])).toSorted())
  })
})

describe('labCart', () => {
  it.each(bundles)('has the price of the core for $id', ({ offers: chosen }) => {
    const cart = cartOf(argsOf(chosen))
    if (cart._tag !== 'Priced') throw new TypeError('the cart is refused')
    expect(cart.quote).toEqual(accepted(quote(cart.input)))
    expect(cart.input.lines.map(({ offerId }) => offerId).toSorted()).toEqual(chosen.toSorted())
  })

  it('adds the coupon of the code to the promotions of its product (CPN-09)', () => {
    for (const { code, coupon } of terms.coupons) {
      const cart = cartOf({ ...argsOf([]), coupon: code })
      if (cart._tag !== 'Priced') throw new TypeError('the cart is refused')
      const ids = findOffer(cart.input.offers, coupon.productId)?.promotions.map(({ id }) => id)
      expect(ids).toContain(coupon.couponName)
    }
  })

  it('names the rule that refuses a cart', () => {
    const addOn = offers.find(({ role }) => role === 'addOn')
    expect(cartOf(argsOf([addOn?.id ?? '']))).toMatchObject({ failure: { _tag: 'PlanMissing' } })
    expect(cartOf({ ...argsOf([]), state: 'ZZ' })).toMatchObject({ failure: { _tag: 'StateUntaxed' } })
    expect(cartOf({ ...argsOf([]), orderedOn: 'hoy' })).toMatchObject({ failure: { _tag: 'NotADate' } })
    const [coded] = terms.coupons
    const closed = cartOf({ ...argsOf([]), coupon: coded?.code ?? '', channel: 'express' })
    expect(closed).toMatchObject({ failure: { _tag: 'OtherChannel' } })
  })
})
