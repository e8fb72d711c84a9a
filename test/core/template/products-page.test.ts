import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOfBusiness, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { accessTechnologyOf } from '#core/localization/access-technology.ts'
import { homeTechnologies } from '#core/network/home.ts'
import { leastMonthly, monthlyPrice } from '#core/pricing/quote.ts'
import { productsScreen, serviceSelectionScreen } from '#core/template/products-page.ts'
import { bodyOver, shopFacts } from '#test/arbitraries/template.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const factsAndBody = shopFacts.chain((facts) =>
  fc.tuple(fc.constant(facts), bodyOver(facts)['products-dotcom']),
)

describe('productsScreen', () => {
  it('has a block for each requested line of business with plans, and no other (TPL-06)', () =>
    forAll(factsAndBody, ([facts, body]) => {
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
              cents: leastMonthly(plans),
            },
          ])
      }
    }))

  it('explains why there is no plan: none at the address, or none of the requested lines (TPL-03, TPL-06)', () =>
    forAll(factsAndBody, ([facts, body]) => {
      const { blocks } = productsScreen(facts, body)
      const [first] = blocks
      const isShown = blocks.some(({ kind }) => kind === 'offers')
      const hasPlans = offersOfRole(facts.offers, 'plan').length > 0
      expect(first?.reason ?? null).toBe(isShown ? null : hasPlans ? 'noEligibleLines' : 'noOffers')
    }))

  it('shows the building’s included service exactly when there is one and the body enables it (TPL-05, TPL-06)', () =>
    forAll(factsAndBody, ([facts, body]) => {
      const { blocks } = productsScreen(facts, body)
      const isIncluded = body.isBulkIncluded && facts.building !== null
      expect(blocks.find(({ id }) => id === 'included')?.parameters).toEqual(
        isIncluded ? [{ kind: 'count', name: 'speed', count: facts.building?.includedSpeedMbps }] : undefined,
      )
      expect(blocks.some(({ id }) => id === 'programs')).toBe(body.programs.length > 0)
    }))
})

describe('productsScreen of an imported home', () => {
  it('says by what it is connected, where the network knows (NET-03)', () =>
    forAll(factsAndBody, fc.constantFrom(undefined, ...homeTechnologies), ([facts, body], home) => {
      const technology = home && accessTechnologyOf(home)
      const address = { ...facts.address, ...(technology && { technology }) }
      const keys = productsScreen({ ...facts, address }, body).blocks.flatMap((block) => block.keys)
      const named = keys.filter((key) => key.startsWith('products.network.'))
      expect(named).toEqual(technology ? [`products.network.${technology}`] : [])
    }))
})

describe('productsScreen of a household', () => {
  it('offers assistance programs exactly where they give a right to a plan, with its price (CAT-12)', () =>
    forAll(factsAndBody, ([facts, body]) => {
      const [plan] = facts.assistancePlans
      const asked = productsScreen(facts, body).blocks.filter(({ id }) => id === 'assistance')
      expect(asked.map(({ parameters }) => parameters)).toEqual(
        plan === undefined
          ? []
          : [
              [
                { kind: 'text', name: 'name', text: plan.name },
                { kind: 'count', name: 'speed', count: plan.speed?.downMbps ?? 0 },
                { kind: 'money', name: 'from', cents: monthlyPrice(plan, 1) },
              ],
            ],
      )
    }))
})

describe('serviceSelectionScreen', () => {
  it('offers every line with plans, and otherwise a contact (TPL-03, TPL-06)', () =>
    forAll(shopFacts, (facts) => {
      const { blocks } = serviceSelectionScreen(facts)
      const plans = blocks.filter(({ kind }) => kind === 'offers').flatMap(({ offers }) => offers)
      expect(plans.toSorted()).toEqual(
        offersOfRole(facts.offers, 'plan')
          .map(({ id }) => id)
          .toSorted(),
      )
      if (plans.length === 0) expect(blocks[0]?.way?.to).toBe(`/contact-${facts.slug}`)
    }))
})
