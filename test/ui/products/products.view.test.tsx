import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { offersOfRole } from '#core/catalog/offer.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { productsWords } from '#ui/content/es/products.ts'
import { money } from '#ui/content/format.ts'
import type { ProductsViewProps } from '#ui/features/products/products.view.tsx'
import { ProductsView } from '#ui/features/products/products.view.tsx'
import { offers } from '#test/arbitraries/offer.arbitrary.ts'
import { expectScreen } from '../content/screen-laws.ts'
import { amountsIn, textIn } from '../site/markup.ts'
import { alone } from './shelf.builder.ts'

const nothing = (): void => undefined

const render = (props: Partial<ProductsViewProps> = {}): string =>
  renderToStaticMarkup(
    <ProductsView
      address="742 Magnolia Street, Miami, FL 33130"
      state="open"
      plans={[]}
      chosen={null}
      failure={null}
      phone={cometa.phones.sales}
      onChoose={nothing}
      onChangeAddress={nothing}
      {...props}
    />,
  )

const plansOf = (sold: readonly Offer[]): ProductsViewProps['plans'] =>
  sold.map((offer) => ({ offer, quote: alone(offer) }))

const cometaPlans = plansOf(offersOfRole(cometa.catalog.offers, 'plan'))

describe('ProductsView', () => {
  it('keeps the laws of a screen in every state', () => {
    for (const state of ['loading', 'failed', 'open'] as const) expectScreen(render({ state }))
    expectScreen(render({ plans: cometaPlans }))
  })

  it('shows of each plan what month 1 costs, what comes after and when, from the quote and nowhere else', () => {
    fc.assert(
      fc.property(offers, (sold) => {
        const plans = plansOf(sold)
        const markup = render({ plans })
        const known = new Set(
          plans.flatMap(({ offer, quote }) => [
            quote.monthly.total,
            ...quote.later.map(({ monthly }) => monthly.total),
            offer.promotion?.off ?? 0,
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
      }),
      { numRuns: 40 },
    )
  })

  it('says the price after the promotion that the core has (PRC-04)', () => {
    for (const { offer, quote } of cometaPlans) {
      const after = (offer.promotion?.months ?? 0) + 1
      expect(quote.later[0]?.monthly.net).toBe(monthlyPrice(offer, after))
    }
  })

  it('marks the plan that is in the cart, else the fastest of several, never two', () => {
    const [first, second] = cometaPlans
    const ribbons = (markup: string): readonly string[] =>
      [productsWords.fastest, productsWords.chosen].filter((words) => markup.includes(words))
    expect(ribbons(render({ plans: cometaPlans }))).toEqual([productsWords.fastest])
    expect(ribbons(render({ plans: cometaPlans, chosen: second?.offer.id ?? null }))).toEqual([
      productsWords.chosen,
    ])
    expect(ribbons(render({ plans: first === undefined ? [] : [first] }))).toEqual([])
  })

  it('gives a telephone where there is nothing to choose', () => {
    expect(render()).toContain(`tel:${cometa.phones.sales.dial}`)
  })

  it('is not silent while the plans are fetched', () => {
    expect(render({ state: 'loading' })).toMatch(/<output|role="status"/)
  })
})
