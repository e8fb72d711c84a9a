import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { parseCouponCode } from '#core/catalog/coded-coupon.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { parseCatalog } from '#core/catalog/parse-catalog.ts'
import { parseCoupon } from '#core/catalog/parse-coupon.ts'
import { checkLabelFacts } from '#core/label/check-facts.ts'
import { disclaimerOf } from '#core/label/disclaimer.ts'
import { labelsOf } from '#core/label/labels.ts'
import { publishedLabels } from '#core/label/published-labels.ts'
import { parseProductDetail } from '#core/mobile/product-detail.ts'
import { usableCoupon } from '#core/pricing/usable-coupon.ts'
import { languages } from '#core/shared/language.ts'
import { basisPoints } from '#core/shared/money.ts'
import { addOnWords } from '#ui/features/sale/configure/es.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'

/** Labels published in the last two years. A changed id means a retired label in the archive of the brand. */
const issued: Readonly<Record<string, readonly string[]>> = {
  cometa: [
    'F00000000006BMOZP7JDYBA8JT',
    'F0000000000O4LQG3L1SRBRSJJ',
    'F0000000000T9TEFYE82H3Y8HD',
    'F0000000000VQ1VPIFLH5Y871F',
    'F0000000000KK83UP0WW10JN24',
    'F0000000000YZGXYT5MDP5A8EQ',
  ],
  brisa: ['F0000000000NZXE8YB7CZCPFF6', 'F00000000000P8AFMY2H8AN4Y4'],
}

describe.each(eachBrand)('the data of %s', (slug, { brand, terms, labelFacts, labelArchive, affiliates }) => {
  const { catalog } = brand
  const { devices } = brand.site

  it('has the slug of its folder, and its name on its labels', () => {
    expect([brand.slug, labelFacts.provider]).toEqual([slug, brand.name])
  })

  it('has a catalogue that can be priced (CAT-01)', () => {
    expect(parseCatalog(catalog)).toEqual(E.right(catalog))
  })

  it('sells each installation and the deposit that its checkout names', () => {
    const roleOf = (id: string) => catalog.offers.find((offer) => offer.id === id)?.role
    expect(brand.installOptions.map(({ kind }) => kind)).toEqual(['professional', 'self'])
    expect(brand.installOptions.map(({ offerId }) => roleOf(offerId))).toEqual([
      'installation',
      'installation',
    ])
    expect(roleOf(brand.depositOfferId)).toBe('deposit')
  })

  it('has a label for each internet plan (LBL-01)', () => {
    expect(checkLabelFacts(labelFacts)).toEqual(E.right(labelFacts))
    const labels = labelsOf(catalog, labelFacts)
    expect(E.isRight(labels) && labels.right.length).toBe(Object.keys(labelFacts.latencyMs).length)
  })

  it('adds the labels of a catalogue to its archive before another catalogue replaces them (LBL-09)', () => {
    const labels = labelsOf(catalog, labelFacts)
    const published = E.isRight(labels) ? publishedLabels(labels.right, labelArchive) : labels
    const ids = E.isRight(published) ? published.right.map(({ label }) => label.planId) : []
    expect(ids).toEqual(issued[slug] ?? ids)
  })

  it('states facts that can be true: states of the country, a maximum and a number of computers', () => {
    const { statesServed, buyoutLimit, securityComputers } = brand.facts
    expect([statesServed, buyoutLimit ?? 1, securityComputers ?? 1].every(Number.isSafeInteger)).toBe(true)
    expect(statesServed).toBeGreaterThan(0)
    expect(statesServed).toBeLessThanOrEqual(51)
    expect(Math.min(buyoutLimit ?? 1, securityComputers ?? 1)).toBeGreaterThan(0)
    const mentioned = /hasta (\d+) computadoras/.exec(addOnWords('security-suite', '').detail)?.[1]
    if (securityComputers !== null) expect(mentioned).toBe(String(securityComputers))
  })

  it('has devices that can be shown, and no partner twice', () => {
    for (const device of devices) expect(E.isRight(parseProductDetail(device))).toBe(true)
    expect(new Set(affiliates.map(({ vParam }) => vParam)).size).toBe(affiliates.length)
  })

  it.each(terms.coupons)('has a complete coupon $code that discounts its offers', (coded) => {
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
  })

  it('gives no coupon the id of a promotion or another coupon', () => {
    const names = [
      ...catalog.offers.flatMap(({ promotions }) => promotions.map(({ id }) => id)),
      ...terms.coupons.map(({ coupon }) => coupon.couponName),
    ]
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(terms.coupons.map(({ code }) => code)).size).toBe(terms.coupons.length)
  })

  it('features only sold offers, each once (CAT-10)', () => {
    expect(terms.featured.filter((id) => findOffer(catalog.offers, id) === undefined)).toEqual([])
    expect(new Set(terms.featured).size).toBe(terms.featured.length)
  })

  it('has one text for each offer, every number of it from the price (LBL-07)', () => {
    for (const { id } of catalog.offers) {
      expect(terms.disclaimers.filter(({ offers }) => offers.includes(id))).toHaveLength(1)
      for (const language of languages)
        expect(E.isRight(disclaimerOf(id, catalog, terms.disclaimers, language))).toBe(true)
    }
    const written = JSON.stringify(terms.disclaimers)
    expect(written).not.toMatch(/\$\d/)
  })
})
