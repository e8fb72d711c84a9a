import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineHealth, lineHealths } from '#core/speed/line-health.ts'
import { forAll } from '#test/for-all.ts'

const plan = fc.integer({ min: 1, max: 5_000 })

describe('lineHealth', () => {
  it.each([
    [1_000, 1_000, 'asSold'],
    [800, 1_000, 'asSold'],
    [799, 1_000, 'weakWifi'],
    [400, 1_000, 'weakWifi'],
    [399, 1_000, 'slow'],
    [0, 100, 'slow'],
  ] as const)('calls %i of %i Mbps %s (SPD-05)', (measured, sold, health) => {
    expect(lineHealth(measured, sold)).toBe(health)
  })

  it('never gets worse with a faster measurement (SPD-05)', () => {
    const rank = (measured: number, sold: number) => lineHealths.indexOf(lineHealth(measured, sold))
    forAll(plan, plan, plan, (one, other, sold) => {
      expect(rank(Math.max(one, other), sold)).toBeLessThanOrEqual(rank(Math.min(one, other), sold))
    })
  })
})
