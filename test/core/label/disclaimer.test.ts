import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { disclaimerOf } from '#core/label/disclaimer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { moneyText } from '#core/shared/money-text.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const textOf = (ids: readonly OfferId[], ...paragraphs: readonly string[]) => [
  { version: '7', offers: ids, paragraphs: paragraphs.map((es) => ({ es, en: `EN ${es}` })) },
]

describe('disclaimerOf', () => {
  it('fills the text with the offer’s price figures (LBL-07)', () =>
    forAll(offers, (sold) => {
      const ids = sold.map(({ id }) => id)
      const texts = textOf(ids, '{name}: {monthly}', '{once}, {limit}')
      for (const offer of sold)
        expect(disclaimerOf(offer.id, { offers: sold, version: '1' }, texts, 'es')).toEqual(
          E.right({
            offerId: offer.id,
            version: '7',
            catalogVersion: '1',
            paragraphs: [
              `${offer.name}: ${moneyText(monthlyPrice(offer, 1))}`,
              `${moneyText(oneTimeOf(offer))}, ${offer.limit}`,
            ],
          }),
        )
    }))

  it('has the price of the campaign of the buyer (LBL-07, CAT-09)', () => {
    const id = 'internet-gig' as OfferId
    const text = textOf([id], '{monthly} {months} {after}')
    const buyer = { ...UNKNOWN_BUYER, campaign: 'gig-5-year-internet-price-guarantee' }
    const paragraphs = (facts: typeof UNKNOWN_BUYER) =>
      accepted(disclaimerOf(id, cometa.catalog, text, 'es', facts)).paragraphs
    expect(paragraphs(buyer)).toEqual(['$50.00 60 $100.00'])
    expect(paragraphs(UNKNOWN_BUYER)).toEqual(['$70.00 12 $100.00'])
  })

  it('has the text of the language, with the same numbers (LBL-07)', () =>
    forAll(offers, (sold) => {
      const catalog = { offers: sold, version: '1' }
      for (const { id } of sold) {
        const texts = textOf([id], '{name}: {monthly}')
        const [es, en] = (['es', 'en'] as const).map((language) =>
          accepted(disclaimerOf(id, catalog, texts, language)),
        )
        expect(en?.paragraphs).toEqual(es?.paragraphs.map((text) => `EN ${text}`))
      }
    }))

  it('states a promotion’s months and the price after it, and has no such tokens without a promotion (LBL-07)', () =>
    forAll(offers, (sold) => {
      for (const offer of sold) {
        const disclaimer = disclaimerOf(
          offer.id,
          { offers: sold, version: '1' },
          textOf([offer.id], '{months} {after}'),
          'es',
        )
        const after = monthlyPrice(offer, 100)
        if (after === monthlyPrice(offer, 1))
          expect(disclaimer).toEqual(E.left({ _tag: 'UnknownToken', token: 'months' }))
        else
          expect(accepted(disclaimer).paragraphs).toEqual([
            `${offer.promotions.find((one) => 'off' in one)?.months} ${moneyText(after)}`,
          ])
      }
    }))

  it('is none for an offer that is not sold, has no text, or has no price (LBL-07)', () => {
    const { catalog } = cometa
    const gig = 'internet-gig' as OfferId
    const texts = textOf([gig, 'gone' as OfferId], '{monthly}')
    const missing = (offerId: string) => E.left({ _tag: 'DisclaimerMissing', offerId })
    expect(disclaimerOf('gone' as OfferId, catalog, texts, 'es')).toEqual(missing('gone'))
    expect(disclaimerOf('wifi-pod' as OfferId, catalog, texts, 'es')).toEqual(missing('wifi-pod'))
    const unsold = catalog.offers.map((offer) => ({ ...offer, limit: 0 }))
    expect(disclaimerOf(gig, { offers: unsold, version: '1' }, texts, 'es')).toEqual(
      E.left({ _tag: 'UnknownToken', token: 'monthly' }),
    )
  })
})
