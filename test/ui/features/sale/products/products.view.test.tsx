import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { linesOfBusiness, type Offer } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import { pricePeriods, totalSavings } from '#core/pricing/price-timeline.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import { companionServicesOf, internetPlans } from '#ui/features/shared/companion-services.ts'
import { CompanionServices } from '#ui/features/sale/shared/companion-services.view.tsx'
import { ProductsView, type ProductsViewProps } from '#ui/features/sale/products/products.view.tsx'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'
import { expectScreen } from '../../../content/screen-laws.ts'
import { amountsIn, textIn } from '../../../site/markup.ts'
import { alone } from './storefront-data.builder.ts'

const nothing = (): void => undefined

const render = (props: Partial<ProductsViewProps> = {}): string =>
  renderToStaticMarkup(
    <ProductsView
      address="742 Magnolia Street, Miami, FL 33130"
      state="open"
      plans={[]}
      labels={[]}
      chosen={null}
      failure={null}
      phone={cometa.phones.sales}
      onChoose={nothing}
      onChangeAddress={nothing}
      {...props}
    />,
  )

const plansOf = (sold: readonly Offer[]): ProductsViewProps['plans'] =>
  sold.map((offer) => ({ offer, quote: alone(offer), input: null }))

const cometaPlans = plansOf(internetPlans(cometa.catalog.offers))

describe('ProductsView', () => {
  it('meets the screen rules in every state', () => {
    for (const state of ['loading', 'failed', 'open'] as const) expectScreen(render({ state }))
    expectScreen(render({ plans: cometaPlans }))
  })

  it('shows each plan’s first-month price, later price and change date, from the quote only', () =>
    forAllWith({ numRuns: 40 }, offers, (sold) => {
      const plans = plansOf(sold)
      const markup = render({ plans })
      const known = new Set(
        plans.flatMap(({ quote }) => [
          quote.monthly.total,
          ...quote.later.map(({ monthly }) => monthly.total),
          totalSavings(pricePeriods(quote)),
        ]),
      )
      amountsIn(markup).forEach((amount) => expect(known).toContain(amount))
      plans.forEach(({ quote }) => {
        expect(markup).toContain(`${money(quote.monthly.total).spoken} al mes`)
        const [next] = quote.later
        if (next !== undefined) {
          expect(textIn(markup)).toContain(money(next.monthly.total).text)
          expect(textIn(markup)).toContain(`desde el mes ${next.fromMonth}`)
        }
      })
    }))

  it('shows the core’s price after the promotion (PRC-04)', () => {
    for (const { offer, quote } of cometaPlans) {
      const [change] = quote.later
      expect(change?.monthly.net).toBe(change && monthlyPrice(offer, change.fromMonth))
    }
  })

  it('marks the plan that is in the cart, else the fastest of several, never two', () => {
    const [first] = cometaPlans
    const fastest = cometaPlans.at(-1)
    const ribbons = (markup: string): readonly string[] =>
      [productsWords.fastest, productsWords.chosen].filter((words) => markup.includes(words))
    expect(ribbons(render({ plans: cometaPlans }))).toEqual([productsWords.fastest])
    expect(ribbons(render({ plans: cometaPlans, chosen: fastest?.offer.id ?? null }))).toEqual([
      productsWords.chosen,
    ])
    expect(ribbons(render({ plans: first === undefined ? [] : [first] }))).toEqual([])
  })

  it('shows the lowest price of each service besides internet, and sells none of it here', () =>
    forAllWith({ numRuns: 40 }, offers, (sold) => {
      const markup = renderToStaticMarkup(<CompanionServices services={companionServicesOf(sold)} />)
      for (const line of linesOfBusiness.filter((name) => name !== 'Internet')) {
        const prices = sold
          .filter((offer) => offer.lineOfBusiness === line && offer.role === 'plan')
          .map((offer) => (offer.limit > 1 ? recurringOf(offer) : monthlyPrice(offer, 1)))
        expect(textIn(markup).includes(serviceNames[line])).toBe(prices.length > 0)
        if (prices.length > 0) expect(amountsIn(markup)).toContain(Math.min(...prices))
      }
      expect(markup).not.toContain('<button')
    }))

  it('lists only internet in the plans section', () =>
    forAll(offers, (sold) => {
      const plans = internetPlans(sold)
      expect(
        plans.every(({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === 'Internet'),
      ).toBe(true)
    }))

  it('shows a telephone when there are no plans', () => {
    expect(render()).toContain(`tel:${cometa.phones.sales.dial}`)
  })

  it('announces that the plans are loading', () => {
    expect(render({ state: 'loading' })).toMatch(/<output|role="status"/)
  })
})
