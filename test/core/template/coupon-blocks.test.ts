import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { either as E } from 'fp-ts'
import { shownCoupon } from '#core/catalog/coupon-use.ts'
import type { Coupon } from '#core/catalog/coupon.ts'
import { couponTriggers } from '#core/catalog/parse-coupon.ts'
import { ZERO } from '#core/shared/money.ts'
import { couponBlocks, isSelfInstallMessageShown, isXumoTextHidden } from '#core/template/coupon-blocks.ts'
import { shopFacts } from '#test/arbitraries/template.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const place = fc.constantFrom(...couponTriggers)

const [latino] = terms.coupons
if (latino === undefined) throw new Error('the brand has no coupon')

/** A sale of the product and the parent of a coupon of the brand, with changes of its data. */
const saleOf = (changes: Partial<Coupon>, isUsed: boolean) => ({
  offers: cometa.catalog.offers,
  priced: {
    cart: {
      lines: [latino.coupon.productId, latino.coupon.parentId].map((offerId) => ({ offerId, quantity: 1 })),
    },
  } as never,
  coupons: [{ ...latino, coupon: { ...latino.coupon, ...changes } }],
  usedCodes: isUsed ? [latino.code] : [],
})

describe('couponBlocks', () => {
  it('shows a coupon on its trigger page only, while it is set to show and its buyer is eligible (CPN-03)', () =>
    forAll(shopFacts, place, (facts, at) => {
      const shown = facts.coupons.filter(
        ({ code, coupon }) =>
          !facts.usedCodes.includes(code) &&
          E.isRight(
            shownCoupon(coupon, {
              offers: facts.offers,
              lines: facts.priced.cart.lines,
              place: at,
              price: ZERO,
            }),
          ),
      )
      const blocks = couponBlocks(facts, at)
      expect(blocks.map(({ id }) => id)).toEqual(shown.map(({ code }) => `coupon-${code}`))
      for (const [index, { code, coupon }] of shown.entries()) {
        expect(coupon.isShowing && coupon.triggeredFrom === at).toBe(true)
        expect(blocks[index]?.parameters).toMatchObject([
          { name: 'badge', text: coupon.badgeText },
          { name: 'code', text: code },
          { name: 'name', text: coupon.name },
          { name: 'amount', cents: coupon.couponAmount },
          { name: 'months' },
          { name: 'design', count: coupon.designIteration },
        ])
      }
    }))
})

describe('isXumoTextHidden', () => {
  it('hides the text only for a shown or applied coupon that requires it (CPN-03)', () =>
    forAll(place, place, fc.boolean(), fc.boolean(), fc.boolean(), (at, triggeredFrom, ...rest) => {
      const [hideXumoSniperText, isShowing, isUsed] = rest
      const facts = saleOf({ hideXumoSniperText, isShowing, triggeredFrom }, isUsed)
      const isHere = isUsed || (isShowing && triggeredFrom === at)
      expect(isXumoTextHidden(facts, at)).toBe(hideXumoSniperText && isHere)
    }))
})

describe('isSelfInstallMessageShown', () => {
  it('makes the message depend on the code exactly where the coupon checks it (CPN-05)', () =>
    forAll(fc.boolean(), fc.boolean(), fc.boolean(), (isChecked, isUsed, isEligible) => {
      const changes = {
        mandateCouponCheckForSelfInstallMessaging: isChecked,
        couponEligibilityFromTarget: isEligible,
      }
      const isShown = isSelfInstallMessageShown(saleOf(changes, isUsed))
      expect(isShown).toBe(!isEligible || !isChecked || isUsed)
    }))
})
