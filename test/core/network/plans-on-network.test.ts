import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { availableOffers } from '#core/localization/availability.ts'
import { homeCustomers, homeTechnologies } from '#core/network/home.ts'
import type { HomeService } from '#core/network/home.ts'
import { plansOnNetwork } from '#core/network/plans-on-network.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { forAll } from '#test/for-all.ts'

const { offers } = cometa.catalog
const plans = offersOfRole(offersOfLine(offers, 'Internet'), 'plan')
const everything = { internetAvailable: true, tvAvailable: true, phoneAvailable: true }

const connection: fc.Arbitrary<HomeService> = fc.record({
  technology: fc.constantFrom(...homeTechnologies),
  downloadMbps: fc.integer({ min: 0, max: 2_000 }),
  uploadMbps: fc.integer({ min: 0, max: 2_000 }),
  isLowLatency: fc.boolean(),
  customers: fc.constantFrom(...homeCustomers),
})

const copper = (downloadMbps: number): HomeService => ({
  technology: 'copper',
  downloadMbps,
  uploadMbps: 10,
  isLowLatency: true,
  customers: 'both',
})

describe('the internet plans of a connection', () => {
  it('are those up to its speed, without rows of the brand (NET-03)', () =>
    forAll(connection, (home) => {
      const sold = plansOnNetwork(plans, home, undefined)
      for (const { id, speed } of plans)
        expect(sold.includes(id)).toBe((speed?.downMbps ?? 0) <= home.downloadMbps)
    }))

  it('include a plan without a speed', () => {
    const [plan] = plans
    const other = plan === undefined ? [] : [{ ...plan, speed: null }]
    expect(plansOnNetwork(other, copper(0), undefined)).toHaveLength(1)
  })

  it('leave out the plan of 1 Gbps on copper of 100 Mbps (NET-03)', () => {
    const sold = plansOnNetwork(plans, copper(100), undefined)
    expect(plans.filter(({ id }) => sold.includes(id)).map(({ speed }) => speed?.downMbps)).toEqual([50, 100])
  })

  it('are those of every row that fits technology and speed, in the order of the catalogue (NET-03)', () => {
    const [slow, fast] = [plans[0]?.id, plans.at(-1)?.id] as [OfferId, OfferId]
    const rows = [
      { fromMbps: 500, plans: [fast] },
      { technologies: ['copper' as const], fromMbps: 10, plans: [slow] },
    ]
    expect(plansOnNetwork(plans, copper(1_000), rows)).toEqual([slow, fast])
    expect(plansOnNetwork(plans, copper(100), rows)).toEqual([slow])
    expect(plansOnNetwork(plans, { ...copper(1_000), technology: 'fibre' }, rows)).toEqual([fast])
    expect(plansOnNetwork(plans, copper(5), rows)).toEqual([])
  })

  it('limit the internet plans of an address, and nothing else (NET-03)', () =>
    forAll(connection, (home) => {
      const internetPlans = plansOnNetwork(plans, home, undefined)
      const sold = availableOffers(offers, { ...everything, internetPlans })
      const without = availableOffers(offers, everything)
      expect(sold).toEqual(
        without.filter((offer) => !plans.includes(offer) || internetPlans.includes(offer.id)),
      )
    }))
})
