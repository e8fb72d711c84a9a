import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { quoteSingleOffer, selectPricing } from '#core/journeys/sale/sale.pricing.ts'
import { readVisit } from '#ui/app/visit-query.ts'
import { linkAttributes } from '#ui/site/link-target.ts'
import { writePage } from '#ui/site/site-records.ts'
import { foreignExamples } from '#test/arbitraries/query.arbitrary.ts'
import { GIG } from '#test/builders/provider.builder.ts'
import { saleThrough } from '#test/builders/sale.builder.ts'

/** The campaigns that the links of a page lead to, each once. */
const campaignsIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  if ('campaign' in part) return [String(part.campaign)]
  return [...new Set(Object.values(part).flatMap(campaignsIn))]
}

/** The price of Gig alone, before tax, for a visitor who follows a link to the address form and enters an address. */
const gigAfter = async (to: 'address' | { readonly campaign: string }, foreign = '') => {
  const site = { brand: cometa, language: 'es', paths: [], route: null, hasAddressForm: false } as const
  const { pathname, search } = new URL(linkAttributes(to, site).href, 'https://tienda.example')
  expect(pathname).toBe('/address/localization')
  const { sale } = await saleThrough('findAddress', {
    campaign: readVisit(`${search}${foreign}`).campaign,
  })
  const priced = quoteSingleOffer(selectPricing(sale.actor.getSnapshot()), GIG)
  sale.stop()
  return [priced?.monthly.net, priced?.later.map(({ fromMonth, monthly }) => [fromMonth, monthly.net])]
}

describe('a visit from the page of a campaign', () => {
  it('shows Gig at 50 dollars for 60 months, which other visitors do not get (CAT-09)', async () => {
    const { page } = writePage(cometa, '/cp/gig-5-year-internet-price-guarantee')
    const [campaign = '', ...others] = campaignsIn(page)
    expect(others).toEqual([])
    expect(await gigAfter({ campaign })).toEqual([5_000, [[61, 10_000]]])
    for (const pair of foreignExamples)
      expect(await gigAfter({ campaign }, `&${pair}`)).toEqual([5_000, [[61, 10_000]]])
    expect(await gigAfter('address')).toEqual([7_000, [[13, 10_000]]])
  })
})
