import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { parseCouponCode } from '#core/catalog/coded-coupon.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { parseCoupon } from '#core/catalog/parse-coupon.ts'
import { disclaimerOf } from '#core/label/disclaimer.ts'
import { usableCoupon } from '#core/pricing/usable-coupon.ts'
import { basisPoints } from '#core/shared/money.ts'

const { catalog } = cometa

describe('terms of Cometa', () => {
  it.each(terms.coupons)(
    'has in $code a coupon that is whole, and takes something off what it is for',
    (coded) => {
      const { code, coupon, limit } = coded
      expect(parseCouponCode(code)).toEqual(E.right(code))
      expect(parseCoupon(coupon)).toEqual(E.right(coupon))
      expect(limit).not.toBe(0)
      const lines = [...new Set([coupon.parentId, coupon.productId])].map((offerId) => ({
        offerId,
        quantity: 1,
      }))
      const input = { ...catalog, catalogVersion: catalog.version, lines, taxRate: basisPoints(700) }
      expect(E.isRight(usableCoupon(coded, input))).toBe(true)
    },
  )

  it('names no coupon as a promotion or another coupon is named', () => {
    const names = [
      ...catalog.offers.flatMap(({ promotions }) => promotions.map(({ id }) => id)),
      ...terms.coupons.map(({ coupon }) => coupon.couponName),
    ]
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(terms.coupons.map(({ code }) => code)).size).toBe(terms.coupons.length)
  })

  it('features what is sold, each once (CAT-10)', () => {
    expect(terms.featured.filter((id) => findOffer(catalog.offers, id) === undefined)).toEqual([])
    expect(new Set(terms.featured).size).toBe(terms.featured.length)
  })

  it('has one text for each offer, every number of it from the price (LBL-07)', () => {
    for (const { id } of catalog.offers) {
      expect(terms.disclaimers.filter(({ offers }) => offers.includes(id))).toHaveLength(1)
      expect(E.isRight(disclaimerOf(id, catalog, terms.disclaimers))).toBe(true)
    }
    const written = terms.disclaimers.flatMap(({ paragraphs }) => paragraphs).join(' ')
    expect(written).not.toMatch(/\$\d/)
  })
})
