import { describe, expect, it } from 'vitest'
import { isSpelledAs, standardAddress } from '#core/address/standard-address.ts'
import { unitParts } from '#core/address/unit-parts.ts'
import { address } from '#test/arbitraries/address.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('standardAddress', () => {
  it('preserves every part of the place and splits its unit (ADR-15)', () =>
    forAll(address, ({ street, unit, zip }) => {
      const place = { city: 'Los Ángeles', state: 'CA', street, zip }
      const { type, number } = unitParts(unit)
      expect(standardAddress({ ...place, unit })).toEqual({
        ...place,
        apt: unit,
        unitType: type,
        unitNumber: number,
      })
    }))
})

describe('isSpelledAs', () => {
  it('is true of an address and its uppercase or unaccented spelling (ADR-16)', () => {
    forAll(address, (typed) => {
      const bare = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '')
      expect(isSpelledAs(typed, typed)).toBe(true)
      expect(isSpelledAs(typed, { ...typed, street: bare(typed.street) })).toBe(true)
    })
    const known = { street: '31 José Martí Avenue', unit: 'Apt 4B', zip: '33012' }
    const typed = { street: '31  JOSE marti avenue', unit: 'apt 4b', zip: '33012' }
    expect(isSpelledAs(typed as Parameters<typeof isSpelledAs>[0], known)).toBe(true)
  })

  it('is false when street, unit or zip differ (ADR-16)', () =>
    forAll(address, (typed) => {
      expect(isSpelledAs(typed, { ...typed, street: `${typed.street}x` })).toBe(false)
      expect(isSpelledAs(typed, { ...typed, unit: `${typed.unit}x` })).toBe(false)
      expect(isSpelledAs(typed, { ...typed, zip: `${typed.zip}x` })).toBe(false)
    }))
})
