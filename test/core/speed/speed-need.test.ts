import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { fittingPlan, speedPlans } from '#core/speed/fitting-plan.ts'
import type { Household } from '#core/speed/speed-need.ts'
import { countWithin, exampleHouseholds, speedNeed, speedUses } from '#core/speed/speed-need.ts'
import { forAll } from '#test/for-all.ts'

const count = fc.integer({ min: -5, max: 100 })
const household: fc.Arbitrary<Household> = fc.record({
  people: count,
  devices: count,
  uses: fc.record({ video4k: count, videoHd: count, videoCall: count, gaming: count, download: count }),
})

describe('speedNeed', () => {
  it('is (1 person + half of 4 devices + one HD video) and a half more (SPD-03)', () => {
    const uses = { video4k: 0, videoHd: 1, videoCall: 0, gaming: 0, download: 0 }
    expect(speedNeed({ people: 1, devices: 4, uses })).toBe(17)
  })

  it('never falls when anything is added, and has limits (SPD-03)', () =>
    forAll(household, fc.constantFrom(...speedUses), (home, use) => {
      const need = speedNeed(home)
      expect(Number.isInteger(need)).toBe(true)
      expect(need).toBeGreaterThanOrEqual(2)
      expect(need).toBeLessThanOrEqual(
        speedNeed({
          people: 12,
          devices: 60,
          uses: { video4k: 12, videoHd: 12, videoCall: 12, gaming: 12, download: 12 },
        }),
      )
      expect(speedNeed({ ...home, people: home.people + 1 })).toBeGreaterThanOrEqual(need)
      expect(speedNeed({ ...home, devices: home.devices + 1 })).toBeGreaterThanOrEqual(need)
      expect(
        speedNeed({ ...home, uses: { ...home.uses, [use]: home.uses[use] + 1 } }),
      ).toBeGreaterThanOrEqual(need)
    }))

  it('counts text that is no number as the least (SPD-03)', () => {
    expect(countWithin(Number('muchos'), 1, 12)).toBe(1)
  })

  it('needs more for each next example (SPD-03)', () => {
    const needs = exampleHouseholds.map(speedNeed)
    expect(needs).toEqual(needs.toSorted((a, b) => a - b))
  })
})

describe('fittingPlan', () => {
  const plan = fc.record({ id: fc.string(), name: fc.string(), downMbps: fc.integer({ min: 1, max: 5_000 }) })

  it('is the slowest plan that is enough, or else the fastest (SPD-04)', () => {
    expect(fittingPlan([], 10)).toBeNull()
    forAll(fc.array(plan, { minLength: 1 }), fc.nat({ max: 6_000 }), (plans, need) => {
      const speeds = plans.map(({ downMbps }) => downMbps)
      const enough = speeds.filter((speed) => speed >= need)
      const found = fittingPlan(plans, need)
      expect(found?.isEnough).toBe(enough.length > 0)
      expect(found?.plan.downMbps).toBe(enough.length > 0 ? Math.min(...enough) : Math.max(...speeds))
    })
  })
})

describe('speedPlans', () => {
  it('are the internet plans that everybody can buy, slowest first (SPD-04)', () => {
    expect(speedPlans(cometa.catalog.offers)).toEqual([
      { id: 'internet-advantage', name: 'Internet Advantage', downMbps: 100 },
      { id: 'internet-500', name: 'Internet 500 Mbps', downMbps: 500 },
      { id: 'internet-gig', name: 'Internet Gig', downMbps: 1_000 },
    ])
  })

  it('leave out a plan without a speed, and what is no plan (SPD-04)', () => {
    const { offers } = cometa.catalog
    expect(speedPlans(offers.map((offer) => ({ ...offer, speed: null })))).toEqual([])
    expect(speedPlans(offers.filter(({ role }) => role !== 'plan'))).toEqual([])
  })
})
