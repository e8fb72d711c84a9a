import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { cartTable } from '#stories/rules/arbitraries/cart-table.ts'
import { richInput } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

/** The counterexample of a failing law as fast-check prints it. */
const counterexampleOf = (carts: fc.Arbitrary<QuoteInput>, law: (cart: QuoteInput) => boolean): string => {
  try {
    forAll(carts, law)
  } catch (error) {
    const [, text = ''] = /Counterexample: \[([^]*?)\]\nShrunk/.exec(String(error)) ?? []
    return text
  }
  throw new Error('the law holds')
}

const table = (...rows: readonly string[]): string => ['', ...rows, ''].join('\n')

describe('cartTable', () => {
  it.each([
    ['quoteInput', quoteInput],
    ['richInput', richInput],
  ])('prints what a failing law of %s comes down to: two offers of seven, one of each', (_name, carts) => {
    const text = counterexampleOf(carts, ({ lines }) => lines.length < 2)
    expect(text.split('\n').filter((line) => / of \d/.test(line))).toHaveLength(2)
    expect(text.match(/ 1 of \d/g)).toHaveLength(2)
    expect(text.length).toBeLessThan(400)
  })

  it('leaves out the promotions and bundles that a failing property', () => {
    const bundled = counterexampleOf(richInput, ({ bundles = [] }) =>
      bundles.every(({ months }) => months < 5),
    )
    expect(bundled).toMatch(/\nbundle bundle-0: internet-a -\$0\.01 x 5 mo\n/)
    expect(bundled).toContain(' 0 of 1 ')
    expect(bundled).not.toContain('promotion-')
  })

  it('has a row per offer with its quantity, prices and promotions, then bundles, tax and buyer', () => {
    const [cart] = fc.sample(richInput, { seed: 3, numRuns: 1 })
    if (cart === undefined) throw new TypeError('nothing was drawn')
    const [offer] = cart.offers
    if (offer === undefined) throw new TypeError('nothing is sold')
    const shown: QuoteInput = {
      ...cart,
      offers: [
        {
          ...offer,
          role: 'plan',
          lineOfBusiness: 'Internet',
          limit: 3,
          taxable: true,
          prices: [{ type: 'RECURRING', amount: 7000, guaranteeMonths: 12 } as never],
          promotions: [
            { id: 'first-year', off: 2000 as never, months: 12, conditions: [{ kind: 'NewCustomer' }] },
          ],
        },
      ],
      bundles: [{ id: 'duo', offers: [offer.id], off: 500 as never, months: 6, conditions: [] }],
      lines: [{ offerId: offer.id, quantity: 2 }],
      taxRate: 825 as never,
    }
    const { buyer: _, ...anybody } = shown
    const width = ' '.repeat(Math.max(0, offer.id.length - 5))
    expect(cartTable(anybody)).toBe(
      table(
        `offer${width}  in cart  kind                  prices     promotions`,
        `${offer.id.padEnd(5)}  2 of 3   Internet plan, taxed  $70.00/mo  first-year -$20.00 x 12 mo, NewCustomer`,
        `bundle duo: ${offer.id} -$5.00 x 6 mo`,
        'tax 8.25 %',
      ),
    )
  })
})
