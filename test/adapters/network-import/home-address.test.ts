import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { readHomeAddress } from '#adapters/network-import/home-address.ts'
import { unitKey } from '#core/network/street-key.ts'
import { readUsAddress } from '#core/network/us-address.ts'
import { forAllWith } from '#test/for-all.ts'

const words = fc.constantFrom(
  ...'Magnolia Apt Unit Suite Rear Lower Upper Lobby Floor Lot Box Rural Route County Road Highway North West'.split(
    ' ',
  ),
  ...'Saint One First Calle Urb Puerto Rico Texas Post Office Street Avenue Way Star Jr A B PO Fl'.split(' '),
)
const suffix = fc.constantFrom('Ave', 'Blvd', 'Cir', 'Ct', 'Dr', 'Ln', 'Pl', 'Rd', 'St', 'Way')

describe('readHomeAddress', () => {
  it.each([
    ['742 Magnolia St', '742 Magnolia St', ''],
    ['45 L St NE', '45 L St NE', ''],
    ['742 Magnolia St Apt 4B', '742 Magnolia St', 'Apt 4B'],
    ['742 Magnolia St, Apt. 4-B', '742 Magnolia St', 'Apt. 4-B'],
    ['742 Magnolia St #4B', '742 Magnolia St', '#4B'],
    ['742 Magnolia St # 4B', '742 Magnolia St', '# 4B'],
    ['742 Magnolia St Bldg 3 Apt 4', '742 Magnolia St', 'Bldg 3 Apt 4'],
    ['742 Magnolia St Rear', '742 Magnolia St', 'Rear'],
    ['742 Magnolia St 4', '742 Magnolia St', '4'],
    ['Apt 4, 742 Magnolia St', '742 Magnolia St', 'Apt 4'],
    ['123 1/2 E Oak Ave Unit 2', '123 1/2 E Oak Ave', 'Unit 2'],
    ['742 Magnolia St Apt 4, Alpine', '742 MAGNOLIA ST', 'APT 4'],
  ])('divides %s', (line, street, unit) => {
    expect(readHomeAddress(line, '')).toEqual(E.right({ street, unit }))
  })

  it.each([
    ['742 Magnolia St', '4B', '4B'],
    ['742 Magnolia St Apt 4B', '4B', '4B'],
    ['742 Magnolia St Bldg 3', 'Apt 4', 'Bldg 3 Apt 4'],
    ['742 Magnolia St Bldg 3', '', 'Bldg 3'],
  ])('joins the unit of %s and the column %s', (line, column, unit) => {
    expect(readHomeAddress(line, column)).toEqual(E.right({ street: '742 Magnolia St', unit }))
  })

  it('reads a simple line as the grammar does', () => {
    const line = fc
      .tuple(
        fc.nat(999_998),
        fc.constantFrom('', 'N ', 'E '),
        fc.array(words, { minLength: 1, maxLength: 4 }),
        suffix,
      )
      .map(([number, direction, name, end]) => `${number + 1} ${direction}${name.join(' ')} ${end}`)
    forAllWith({ numRuns: 2_000 }, line, (text) => {
      const [home, read] = [readHomeAddress(text, ''), readUsAddress(text)]
      expect(E.isRight(home)).toBe(read.kind === 'street' && read.number !== '' && read.name !== '')
      if (E.isRight(home) && read.kind === 'street') expect(unitKey(home.right.unit)).toBe(unitKey(read.unit))
    })
  })

  it('loses no unit, wherever it stands', () => {
    const unit = fc.constantFrom('Apt 4B', 'Unit 2', '#7', 'Lot 12', 'Ste 300', 'Bldg 3 Apt 4')
    const place = fc.constantFrom(
      (street: string, unit: string) => `${street} ${unit}`,
      (street: string, unit: string) => `${street}, ${unit}`,
      (street: string, unit: string) => `${unit}, ${street}`,
    )
    forAllWith({ numRuns: 200 }, unit, suffix, place, (own, end, write) => {
      const read = readHomeAddress(write(`45 Oak ${end}`, own), '')
      expect(E.isRight(read) && [read.right.street, unitKey(read.right.unit)]).toEqual([
        `45 Oak ${end}`,
        unitKey(own),
      ])
    })
  })
})
