import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LineOfBusiness, linesOfBusiness } from '#core/catalog/offer.ts'
import { availableOffers } from '#core/localization/availability.ts'
import type { Serviceability } from '#core/localization/localization.ts'
import { serviceability } from '#test/arbitraries/localization.arbitrary.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const lines = (reach: Serviceability, sold = linesOfBusiness): readonly LineOfBusiness[] => {
  const [sample] = fc.sample(offers, { numRuns: 1, seed: 1 })
  const [offer] = sample ?? []
  if (offer === undefined) throw new TypeError('no sample')
  const one = sold.map((lineOfBusiness) => ({ ...offer, lineOfBusiness }))
  return availableOffers(one, reach).map(({ lineOfBusiness }) => lineOfBusiness)
}

describe('availableOffers', () => {
  it.each<[Serviceability, readonly LineOfBusiness[]]>([
    [
      { internetAvailable: true, tvAvailable: true, phoneAvailable: true },
      ['Internet', 'TV', 'Voice', 'Mobile'],
    ],
    [{ internetAvailable: true, tvAvailable: false, phoneAvailable: false }, ['Internet', 'Mobile']],
    [{ internetAvailable: false, tvAvailable: true, phoneAvailable: false }, ['TV']],
    [{ internetAvailable: false, tvAvailable: false, phoneAvailable: true }, ['Voice']],
    [{ internetAvailable: false, tvAvailable: false, phoneAvailable: false }, []],
  ])('sells at an address with %j exactly %j (LOC-16)', (reach, expected) => {
    expect(lines(reach)).toEqual(expected)
  })

  it('preserves the catalogue’s order, and includes each line of business completely or not at all (LOC-16)', () =>
    forAll(offers, serviceability, (sold, reach) => {
      const available = availableOffers(sold, reach)
      expect(available).toEqual(sold.filter((offer) => available.includes(offer)))
      const open = lines(reach)
      for (const offer of sold) expect(available.includes(offer)).toBe(open.includes(offer.lineOfBusiness))
    }))

  it('never removes an offer when more services reach the address (LOC-16)', () => {
    const reached = fc.constantFrom('internetAvailable', 'tvAvailable', 'phoneAvailable')
    forAll(offers, serviceability, reached, (sold, reach, more) => {
      const wider = availableOffers(sold, { ...reach, [more]: true })
      for (const offer of availableOffers(sold, reach)) expect(wider).toContain(offer)
    })
  })
})
