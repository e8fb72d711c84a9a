import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOfBusiness, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { productsScreen, serviceSelectionScreen } from '#core/template/products-page.ts'
import { bodyOver, shopFacts } from '#test/arbitraries/template.arbitrary.ts'

const asked = shopFacts.chain((facts) => fc.tuple(fc.constant(facts), bodyOver(facts)['products-dotcom']))

describe('productsScreen', () => {
  it('has a block for each line of business that is asked for and has plans, and for no other (TPL-06)', () => {
    fc.assert(
      fc.property(asked, ([facts, body]) => {
        const { blocks } = productsScreen(facts, body)
        for (const line of linesOfBusiness) {
          const plans = offersOfRole(offersOfLine(facts.offers, line), 'plan')
          const isAsked = body.eligibeLos.length === 0 || body.eligibeLos.includes(line)
          const block = blocks.find(({ id }) => id === `plans-${line.toLowerCase()}`)
          expect(block?.offers ?? []).toEqual(isAsked ? plans.map(({ id }) => id) : [])
          if (block !== undefined)
            expect(block.parameters).toEqual([
              { kind: 'count', name: 'count', count: plans.length },
              {
                kind: 'money',
                name: 'from',
                cents: Math.min(...plans.map((plan) => monthlyPrice(plan, 1))),
              },
            ])
        }
      }),
    )
  })

  it('tells why there is no plan: none at the address, or none of the lines asked for (TPL-03, TPL-06)', () => {
    fc.assert(
      fc.property(asked, ([facts, body]) => {
        const { blocks } = productsScreen(facts, body)
        const [first] = blocks
        const isShown = blocks.some(({ kind }) => kind === 'offers')
        const hasPlans = offersOfRole(facts.offers, 'plan').length > 0
        expect(first?.reason ?? null).toBe(isShown ? null : hasPlans ? 'noEligibleLines' : 'noOffers')
      }),
    )
  })

  it('says what the building includes only where it includes something, and the body says so (TPL-05, TPL-06)', () => {
    fc.assert(
      fc.property(asked, ([facts, body]) => {
        const { blocks, flags } = productsScreen(facts, body)
        const isIncluded = body.isBulkIncluded && facts.building !== null
        expect(flags.isBulkIncluded).toBe(isIncluded)
        expect(blocks.find(({ id }) => id === 'included')?.parameters).toEqual(
          isIncluded
            ? [{ kind: 'count', name: 'speed', count: facts.building?.includedSpeedMbps }]
            : undefined,
        )
        expect(flags).toMatchObject({
          fromCampaign: body.vParam !== '',
          novaCards: body.enableNovaCardsInProductsAndConfigurePage,
        })
        expect(blocks.some(({ id }) => id === 'programs')).toBe(body.programs.length > 0)
      }),
    )
  })
})

describe('serviceSelectionScreen', () => {
  it('offers every line with plans, or else the way to somebody who can help (TPL-03, TPL-06)', () => {
    fc.assert(
      fc.property(shopFacts, (facts) => {
        const { blocks } = serviceSelectionScreen(facts)
        const plans = blocks.flatMap(({ offers }) => offers)
        expect(plans.toSorted()).toEqual(
          offersOfRole(facts.offers, 'plan')
            .map(({ id }) => id)
            .toSorted(),
        )
        if (plans.length === 0) expect(blocks[0]?.way?.to).toBe(`/contact-${facts.slug}`)
      }),
    )
  })
})
