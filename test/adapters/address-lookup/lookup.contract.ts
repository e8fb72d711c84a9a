import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { MAX_SUGGESTIONS, MAX_UNIT_OPTIONS } from '#core/address/suggestion.ts'
import { isPlainText } from '#core/shared/text.ts'
import type { AddressLookup, StreetAddressLookup } from '#core/ports/address-lookup.ts'
import { STREET_MAX } from '#core/address/address.ts'
import { answerOf } from '#test/builders/provider.builder.ts'
import { writtenText } from '#test/arbitraries/text.arbitrary.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const line = writtenText(0, STREET_MAX)

/** The contract of every address look-up. It knows the addresses of the small network. */
export const lookupContract = (name: string, open: () => AddressLookup): void => {
  describe(`${name} as an address look-up`, () => {
    it('suggests the streets that begin with a text, a few at a time (ADR-05)', async () => {
      const streets = await answerOf(open().streets('900 Main'))
      expect(streets.map(({ streetLine, zip }) => [streetLine, zip])).toContainEqual([
        '900 Main Street',
        '77002',
      ])
      expect((await answerOf(open().streets('calle que no hay'))).length).toBe(0)
    })

    it('returns nothing for too short a text (ADR-05)', async () => {
      expect(await answerOf(open().streets('9'))).toEqual([])
      expect(await answerOf(open().streets('  '))).toEqual([])
    })

    it('finds the units of a street in its zip by what is typed of them (ADR-07, ADR-11)', async () => {
      const units = await answerOf(open().units('900 Main Street', '77002', '4'))
      expect(units.map(({ secondary }) => secondary)).toEqual(['Apt 4A', 'Apt 4B', 'Apt 4C'])
      expect(await answerOf(open().units('900 Main Street', '77002', ''))).toHaveLength(12)
      expect(await answerOf(open().units('900 Main Street', '33130', '4'))).toEqual([])
      expect(await answerOf(open().units('742 Magnolia Street', '33130', ''))).toEqual([])
    })

    it('returns a few readable lines for any text', async () => {
      const lookup = open()
      await forAllAsyncWith({ numRuns: 50 }, line, writtenText(0, 20), async (text, typed) => {
        const streets = await answerOf(lookup.streets(text))
        const units = await answerOf(lookup.units(text, '77002', typed))
        expect(streets.length).toBeLessThanOrEqual(MAX_SUGGESTIONS)
        expect(units.length).toBeLessThanOrEqual(MAX_UNIT_OPTIONS)
        for (const { streetLine, secondary } of [...streets, ...units])
          expect(isPlainText(streetLine + secondary)).toBe(true)
      })
    })
  })
}

/** The contract of every look-up of complete addresses. */
export const streetAddressContract = (name: string, open: () => StreetAddressLookup): void => {
  describe(`${name} as a look-up of complete addresses`, () => {
    it('standardizes a complete address, and none from any other line (ADR-14)', async () => {
      const { address } = open()
      expect(await answerOf(address('742 magnolia st, Miami, FL 33130'))).toEqual({
        street: '742 Magnolia Street',
        apt: '',
        zip: '33130',
      })
      expect(await answerOf(address('900 main st apt 4b, 77002'))).toEqual({
        street: '900 Main Street',
        apt: 'Apt 4B',
        zip: '77002',
      })
      expect(await address('ninguna parte')()).toEqual(E.right(null))
      expect(await address('1 Calle, 00000')()).toEqual(E.right(null))
    })
  })
}
