import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { parseAddressForm } from '#core/address/address-form.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { smallNetwork, smallSeed } from '#adapters/provider/network/small-seed.ts'
import { outcomeOfMatch } from './full-network.ts'

describe('smallNetwork', () => {
  it('has one sample for each outcome that can be typed, and each leads there', async () => {
    const network = smallNetwork()
    expect(
      network
        .samples()
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(outcomeKinds.filter((kind) => kind !== 'enterAddress').toSorted())
    for (const { address, outcome } of network.samples()) {
      const parsed = parseAddressForm(address)
      expect(E.isRight(parsed) ? outcomeOfMatch(await network.find(parsed.right)) : parsed).toBe(outcome)
    }
  })

  it('suggests each of its lines while it is typed', async () => {
    const network = smallNetwork()
    for (const { number, name, zip, units } of smallSeed.entries)
      expect(await network.streets(`${number} ${name}`.slice(0, 6))).toContainEqual(
        expect.objectContaining({ streetLine: `${number} ${name}`, zip, entries: units.length }),
      )
  })

  it('has the tax, the zone and the dispatch area of a place', async () => {
    const match = await smallNetwork().find({
      street: '742 Magnolia Street',
      unit: '',
      zip: '33130',
    } as never)
    expect(match).toMatchObject({
      location: {
        taxes: { state: 600, locality: 0 },
        utcOffsetMinutes: -300,
        area: 'FL-331',
        locationId: 'fl-33130-742-magnolia-street',
      },
    })
  })
})
