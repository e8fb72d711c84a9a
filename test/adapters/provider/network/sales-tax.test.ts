import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { salesTax } from '#adapters/provider/network/sales-tax.ts'
import { smallSeed } from '#adapters/provider/network/small-seed.ts'
import { statesOfService } from '#adapters/provider/network/states.ts'
import { localityKey, taxRateAt, combinedTaxRate } from '#core/pricing/tax.ts'
import { parsePlainDate } from '#core/shared/plain-date.ts'
import { places } from './full-network.ts'

/** The highest general sales tax of any place in the country lies below this, in basis points. */
const HIGHEST = 1_300

describe('salesTax', () => {
  it('knows each state of service and no other, at a rate that a state may have (PRC-40)', () => {
    expect([...salesTax.states.keys()]).toEqual(statesOfService.map(({ code }) => code))
    for (const { rate } of salesTax.states.values()) expect(rate).toBeLessThanOrEqual(HIGHEST)
  })

  it('knows cities of the network only, and each adds something to its state (PRC-40)', () => {
    const known = new Set(places.map(localityKey))
    expect([...salesTax.localities.keys()].filter((key) => !known.has(key))).toEqual([])
    for (const { rate } of salesTax.localities.values()) expect(rate).toBeGreaterThan(0)
    for (const place of places) {
      const taxes = taxRateAt(salesTax, place)
      if (E.isLeft(taxes)) throw new Error(`no rate in ${place.state}`)
      expect(combinedTaxRate(taxes.right)).toBeLessThanOrEqual(HIGHEST)
    }
  })

  it('states the source and the day of each rate (PRC-40)', () => {
    const entries = [...salesTax.states.values(), ...salesTax.localities.values()]
    for (const { source, asOf } of entries) {
      expect(source).not.toBe('')
      expect(E.isRight(parsePlainDate(asOf))).toBe(true)
    }
    expect(entries.some(({ isChecked }) => isChecked)).toBe(true)
  })

  it('leaves the addresses of the samples at the rate of their state', () => {
    for (const { city, state } of smallSeed.entries)
      expect(taxRateAt(salesTax, { city, state })).toMatchObject(E.right({ locality: 0 }))
  })
})
