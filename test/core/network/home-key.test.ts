import { describe, expect, it } from 'vitest'
import { homeKeys } from '#core/network/home-key.ts'

const keyOf = (street: string, unit = '', zip = '79936') => homeKeys({ street, unit, zip }).home

describe('homeKeys', () => {
  it('is the same for all spellings of a home, wherever its unit is (NET-02)', () => {
    const spellings = [
      keyOf('12 N Oak St Apt 4B'),
      keyOf('12 NORTH OAK STREET', '#4-b'),
      keyOf('12 n. oak st', 'Unit 4B'),
    ]
    expect(new Set(spellings).size).toBe(1)
  })

  it('differs by number, street, unit, zip and urbanización', () => {
    const homes = [
      keyOf('12 Oak St'),
      keyOf('14 Oak St'),
      keyOf('12 Elm St'),
      keyOf('12 Oak St', 'Apt 1'),
      keyOf('12 Oak St', '', '79937'),
      keyOf('Urb Las Lomas, 12 Oak St'),
      keyOf('PO Box 12'),
      keyOf('PO Box 14'),
    ]
    expect(new Set(homes).size).toBe(homes.length)
  })

  it('begins alike for the homes of one building', () => {
    const [one, two] = ['Apt 1', 'Apt 2'].map((unit) => keyOf('12 Oak St', unit).split('|')[0])
    expect(one).toBe(two)
  })

  it('has the street and the number of a street address alone', () => {
    const lineOf = (street: string) => {
      const { street: key, number } = homeKeys({ street, unit: '', zip: '79936' })
      return [key, number]
    }
    expect(lineOf('12 N Oak St Apt 4B')).toEqual(['NORTH OAK STREET 79936', '12'])
    for (const street of ['Oak St', 'PO Box 12']) expect([street, lineOf(street)]).toEqual([street, ['', '']])
  })
})
