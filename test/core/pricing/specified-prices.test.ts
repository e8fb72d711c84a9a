import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'

/** Section 9 of the specification: dollars a month in the first year. */
const dollars = { 'internet-500': 50, 'internet-gig': 70, 'advanced-wifi': 10, 'wifi-pod': 3 } as const
const PODS = 5

const { catalog } = cometa

const price = (lines: readonly (readonly [string, number])[], taxRate = 0) =>
  accepted(
    quote({
      catalogVersion: catalog.version,
      offers: catalog.offers,
      lines: lines.map(([id, quantity]) => ({ offerId: id as OfferId, quantity })),
      taxRate: basisPoints(taxRate),
    }),
  )

const carts = (['internet-500', 'internet-gig'] as const).flatMap((plan) =>
  [0, 1].flatMap((wifi) => Array.from({ length: PODS + 1 }, (_, pods) => ({ plan, wifi, pods }))),
)

describe('the catalogue', () => {
  it.each(carts)(
    'sells $plan with $wifi advanced WiFi and $pods pods at the specified prices (PRC-01, PRC-04)',
    ({ plan, wifi, pods }) => {
      const lines = [[plan, 1] as const, ['advanced-wifi', wifi] as const, ['wifi-pod', pods] as const]
      const { monthly, dueToday, later } = price(lines.filter(([, quantity]) => quantity > 0))
      const expected = 100 * (dollars[plan] + wifi * dollars['advanced-wifi'] + pods * dollars['wifi-pod'])
      expect([monthly.net, monthly.total, dueToday]).toEqual([expected, expected, expected])
      expect(later.map(({ fromMonth }) => fromMonth)).toEqual([13])
    },
  )

  it('sells five pods and not six, and one of anything else (PRC-02)', () => {
    const limits = Object.fromEntries(catalog.offers.map(({ id, limit }) => [id, limit]))
    expect(limits).toEqual({
      'internet-500': 1,
      'internet-gig': 1,
      'advanced-wifi': 1,
      'wifi-pod': PODS,
      'install-professional': 1,
      'install-self': 1,
    })
  })

  it('takes the tax of the state on equipment and work, never on internet access (PRC-05)', () => {
    const { lines, monthly, oneTime, dueToday, later } = price(
      [
        ['internet-gig', 1],
        ['advanced-wifi', 1],
        ['wifi-pod', 2],
        ['install-professional', 1],
      ],
      825,
    )
    expect(lines.map((line) => [line.monthly.tax, line.oneTime.tax])).toEqual([
      [0, 0],
      [83, 0],
      [50, 0],
      [0, 536],
    ])
    expect([monthly.total, oneTime.total, dueToday]).toEqual([8_733, 7_036, 15_769])
    expect(later.map((step) => [step.fromMonth, step.monthly.total])).toEqual([[13, 11_733]])
  })

  it('names each offer once, and every way to install as an offer of that kind', () => {
    expect(new Set(catalog.offers.map(({ id }) => id)).size).toBe(catalog.offers.length)
    for (const { offerId } of cometa.installOptions)
      expect(findOffer(catalog.offers, offerId)?.role).toBe('installation')
  })
})
