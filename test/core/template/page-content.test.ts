import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { type OfferId, offersOfLine } from '#core/catalog/offer.ts'
import { campaignBlocks } from '#core/template/products-page.ts'
import { isCampaignOffer, noticesIn, withListedAddOns, withListedPlans } from '#core/template/page-content.ts'
import { shopPage } from '#core/template/template.ts'
import { prePaymentScreen } from '#core/template/payment-page.ts'
import { xumoNoticeBlocks, xumoTextBlocks } from '#core/template/xumo-blocks.ts'
import { ownedXumoId } from '#core/checkout/page-request.ts'
import { cents } from '#core/shared/money.ts'
import { bodyOver, shopFacts, shopPageRequest } from '#test/arbitraries/template.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const { offers } = cometa.catalog

describe('withListedPlans', () => {
  const productsModels = shopFacts.chain((facts) =>
    bodyOver(facts)['products-dotcom'].map(
      (body) => [facts, body, shopPage({ endpoint: 'products-dotcom', body }, facts)] as const,
    ),
  )

  it('leaves exactly the plans of the requested lines, in the order of the page, and every other offer (TPL-06, TPL-17)', () =>
    forAll(productsModels, ([{ offers: sold }, { eligibeLos }, model]) => {
      const shown = withListedPlans(model, sold)
      const plans = shown.filter(({ role }) => role === 'plan')
      expect(plans.map(({ id }) => id)).toEqual(
        model.blocks.filter(({ kind }) => kind === 'offers').flatMap((block) => block.offers),
      )
      for (const { lineOfBusiness } of plans)
        expect(eligibeLos.length === 0 || eligibeLos.includes(lineOfBusiness)).toBe(true)
      expect(shown.filter(({ role }) => role !== 'plan')).toEqual(sold.filter(({ role }) => role !== 'plan'))
      expect(withListedPlans(null, sold)).toBe(sold)
    }))

  it('follows another order of the page', () =>
    forAll(productsModels, ([{ offers: sold }, , model]) => {
      const turned = {
        ...model,
        blocks: model.blocks.toReversed().map((block) => ({ ...block, offers: block.offers.toReversed() })),
      }
      const idsOf = (page: typeof model) =>
        withListedPlans(page, sold)
          .filter(({ role }) => role === 'plan')
          .map(({ id }) => id)
      expect(idsOf(turned)).toEqual(idsOf(model).toReversed())
    }))
})

describe('withListedAddOns', () => {
  it('hides an add-on that the page leaves out of its line, and preserves the lines that it does not list (TPL-07, TPL-17)', () => {
    const request = { enableNovaCardsInProductsAndConfigurePage: false }
    forAll(shopFacts, fc.nat(20), (facts, at) => {
      const model = shopPage({ endpoint: 'configure-products-dotcom', body: request }, facts)
      expect(withListedAddOns(model, facts.offers)).toEqual(facts.offers)
      const [block] = model.blocks.filter(({ kind }) => kind === 'choice')
      if (block === undefined || block.offers.length < 2) return
      const left = block.offers[at % block.offers.length]
      const narrowed = {
        ...model,
        blocks: model.blocks.map((one) =>
          one === block ? { ...one, offers: one.offers.filter((id) => id !== left) } : one,
        ),
      }
      expect(withListedAddOns(narrowed, facts.offers)).toEqual(facts.offers.filter(({ id }) => id !== left))
    })
  })
})

describe('noticesIn', () => {
  it('shows every notice, coupon and empty block, apart from those that screens show from their own state (TPL-17)', () =>
    forAll(shopPageRequest, ([request, facts]) => {
      const model = shopPage(request, facts)
      const hidden = model.blocks.filter((block) => !noticesIn(model).includes(block))
      for (const { id, kind, reason } of hidden)
        expect(
          ['deposit', 'install-banner'].includes(id) ||
            reason === 'noOffers' ||
            reason === 'noEligibleLines' ||
            !['notice', 'banner', 'empty'].includes(kind),
        ).toBe(true)
      expect(noticesIn(null)).toEqual([])
    }))
})

describe('campaignBlocks', () => {
  it('marks the plans with a price of the visitor’s campaign, and none for any other visitor (CAT-09)', () => {
    const campaign = 'gig-5-year-internet-price-guarantee'
    forAll(fc.constantFrom(campaign, 'other', null), (known) => {
      const blocks = campaignBlocks({ offers, buyer: { ...UNKNOWN_BUYER, campaign: known } })
      expect(blocks.flatMap((block) => block.offers)).toEqual(known === campaign ? ['internet-gig'] : [])
      const model = { blocks } as unknown as Parameters<typeof isCampaignOffer>[0]
      expect(isCampaignOffer(model, 'internet-gig')).toBe(known === campaign)
      expect(isCampaignOffer(model, 'internet-500')).toBe(false)
      expect(isCampaignOffer(null, 'internet-gig')).toBe(false)
    })
  })
})

describe('xumoTextBlocks', () => {
  it('offers a box to a cart with television and without one, unless the text is hidden (CPN-03)', () => {
    const ids = [...offersOfLine(offers, 'TV').map(({ id }) => id), 'internet-gig' as OfferId]
    forAll(fc.subarray(ids), fc.boolean(), (held, isHidden) => {
      const lines = held.map((offerId) => ({ offerId, quantity: 1 }))
      const priced = { cart: { lines } } as never
      const hasPlan = offers.some(
        ({ id, role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === 'TV' && held.includes(id),
      )
      const hasBox = held.some((id) => id.startsWith('xumo-'))
      expect(xumoTextBlocks({ offers, priced }, isHidden)).toHaveLength(
        hasPlan && !hasBox && !isHidden ? 1 : 0,
      )
    })
  })
})

describe('a page without a model, or with an offer that is not sold', () => {
  it('adds no notice, and lists only what is sold (TPL-17)', () =>
    forAll(shopPageRequest, ([request, facts]) => {
      const model = shopPage(request, facts)
      expect(noticesIn(null)).toEqual([])
      expect(isCampaignOffer(null, 'internet-gig')).toBe(false)
      const listed = {
        ...model,
        blocks: model.blocks.map((block) => ({ ...block, offers: ['gone' as OfferId] })),
      }
      expect(withListedPlans(listed, offers).some(({ role }) => role === 'plan')).toBe(false)
      expect(withListedAddOns(null, offers)).toBe(offers)
    }))

  it('shows the unpaid balance on the payment page (PAY-08)', () =>
    forAll(shopFacts, (facts) => {
      const { pastDue: _, ...quote } = facts.priced.quote
      const withBalance = (some: object) => ({
        ...facts,
        priced: { ...facts.priced, quote: { ...quote, ...some } },
      })
      const idsOf = (some: object) =>
        prePaymentScreen(withBalance(some), 'pre-payment').blocks.map(({ id }) => id)
      expect(idsOf({ pastDue: cents(4_520) })).toContain('balance')
      expect(idsOf({})).not.toContain('balance')
    }))

  it('says that an owned Xumo box stays in use (CHK-15)', () =>
    forAll(shopFacts, (facts) => {
      const lines = [{ offerId: ownedXumoId as OfferId, quantity: 1 }]
      const [notice] = xumoNoticeBlocks({
        priced: { ...facts.priced, cart: { ...facts.priced.cart, lines } },
      })
      expect(notice?.keys).toEqual(['checkout.xumo.owned'])
    }))
})
