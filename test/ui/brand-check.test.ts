import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { english } from '#adapters/brand/cometa/english.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { cents } from '#core/shared/money.ts'
import { checkBrand } from '#ui/brand-check.ts'

describe('checkBrand', () => {
  it('accepts a priceable brand, and reports what is wrong with any other (CAT-01, CPN-01)', () => {
    expect(() => checkBrand(cometa, terms, english)).not.toThrow()
    const { offers } = cometa.catalog
    const again = { ...cometa, catalog: { ...cometa.catalog, offers: [...offers, ...offers] } }
    expect(() => checkBrand(again, terms, english)).toThrow(/IdTwice/)
    const coupons = terms.coupons.map((coded) => ({
      ...coded,
      coupon: { ...coded.coupon, couponAmount: cents(-1) },
    }))
    expect(() => checkBrand(cometa, { coupons }, english)).toThrow(/couponAmount/)
  })

  it('names the first contradiction in the facts of the public pages (BRD-01)', () => {
    const [first] = cometa.site.stores
    if (first === undefined) throw new Error('the brand has no store')
    const site = { ...cometa.site, stores: [first, { ...first, zip: '3313' }] }
    expect(() => checkBrand({ ...cometa, site }, terms, english)).toThrow(
      /stores: repeated \(miami-magnolia\)/,
    )
  })

  it('names the first text without English, of an offer, an agreement or a coupon', () => {
    for (const text of ['Teléfono fijo', 'Aviso de privacidad', 'Tres meses de WiFi avanzado sin costo']) {
      const { [text]: _, ...rest } = english
      expect(() => checkBrand(cometa, terms, rest)).toThrow(`no English for «${text}»`)
    }
  })
})
