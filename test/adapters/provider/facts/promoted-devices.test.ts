import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { PHONE_SKU, mobileItem, ownPhoneItem, tradeInPlan } from '#test/builders/mobile.builder.ts'
import { GIG, answerOf, buildProvider, localizeAt } from '#test/builders/provider.builder.ts'

const PLUS = 'mobile-unlimited-plus' as OfferId

/** A shop whose trade-in promotion is only for lines of Unlimited Plus. */
const onlyWithPlus = {
  ...cometa,
  site: {
    ...cometa.site,
    devicePromos: cometa.site.devicePromos.map((promo) => ({
      ...promo,
      criteria: [{ kind: 'ratePlan' as const, ratePlans: [PLUS] }],
    })),
  },
}

describe('the promotion of a device in the cart', () => {
  it('follows a change of the plan on any page, with its price and no other line (CPN-14, MOB-31)', async () => {
    const built = buildProvider({ devices, brand: () => onlyWithPlus })
    const visitor = built.visitor()
    await localizeAt(visitor)
    await answerOf(visitor.addOffer({ offerId: GIG }))
    const { version } = (await answerOf(visitor.cart())).cart
    const items = [ownPhoneItem(), mobileItem({ others: [tradeInPlan()] })]
    const before = await answerOf(visitor.setMobileItems({ version, items }))
    expect(before.items.map(({ productDetail }) => productDetail.promotion)).toEqual([null, null])
    const { cart } = await answerOf(visitor.addOffer({ offerId: PLUS }))
    expect(cart.lines).toEqual([
      { offerId: GIG, quantity: 1 },
      { offerId: PLUS, quantity: 2 },
      { offerId: `device:${PHONE_SKU}:once:tradeInPromo`, quantity: 1 },
    ])
    const after = await answerOf(visitor.mobileCart())
    expect(after.items.map(({ productDetail }) => productDetail.promotion)).toEqual([null, 'tradeInPromo'])
    expect(after.cart.cart).toEqual(cart)
    await answerOf(visitor.addOffer({ offerId: 'mobile-unlimited' as OfferId }))
    expect((await answerOf(visitor.mobileCart())).items).toEqual(before.items)
    expect(built.errors).toEqual([])
  })
})
