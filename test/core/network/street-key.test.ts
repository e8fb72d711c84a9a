import { describe, expect, it } from 'vitest'
import {
  linePrefixes,
  nameKey,
  namePrefixes,
  ownNames,
  streetKey,
  unitKey,
  wordsOf,
} from '#core/network/street-key.ts'
import { readUsAddress } from '#core/network/us-address.ts'

const street = (text: string) => {
  const address = readUsAddress(text)
  if (address.kind === 'mail') throw new Error(`a mailbox: ${text}`)
  return address
}

describe('streetKey', () => {
  it.each([
    ['500 W. 12th Ave', '500 west twelfth avenue', 'WEST 12TH AVENUE'],
    ['1 St John St', '1 saint john street', 'SAINT JOHN STREET'],
    ['1 Cedar Av NW', '1 cedar avenue northwest', 'CEDAR AVENUE NORTHWEST'],
    ['1 Avda Las Flores', '1 Avenida Las Flores', 'AVENUE LAS FLORES'],
    ['450 S 300 E', '450 South 300 East', 'SOUTH 300 EAST'],
  ])('is equal for %s and %s (NET-02)', (one, other, key) => {
    expect([one, other].map((text) => streetKey(street(text)))).toEqual([key, key])
  })

  it('differs for another direction, name or suffix (NET-02)', () => {
    const keys = ['1 W 12th Ave', '1 E 12th Ave', '1 12th Ave W', '1 W 13th Ave', '1 W 12th St', '1 12th Ave']
    expect(new Set(keys.map((text) => streetKey(street(text)))).size).toBe(keys.length)
  })
})

describe('ownNames', () => {
  it('are the name without directions, with its suffix, and without a Spanish word before it (NET-02)', () => {
    expect(ownNames(street('1 N Lake Park Dr'))).toEqual(['LAKE PARK', 'LAKE PARK DRIVE'])
    expect(ownNames(street('1 Avenida Las Flores'))).toEqual(['AVENIDA LAS FLORES', 'LAS FLORES'])
    expect(ownNames(street('1 Broadway'))).toEqual(['BROADWAY'])
  })
})

describe('namePrefixes and linePrefixes', () => {
  it.each([
    ['magn', ['MAGN']],
    ['st ch', ['STREET CH', 'SAINT CH']],
    ['av las', ['AVENUE LAS', 'AVENIDA LAS']],
    ['bayou pkw', ['BAYOU PKW', 'BAYOU PARKWAY']],
    ['12 str', ['12TH STR', '12 STR']],
    ['8t', ['8']],
    ['de la rosa str', ['DE LA ROSA STR']],
    ['', ['']],
  ])('complete %j in every form (ADR-05)', (text, prefixes) => {
    expect(namePrefixes(wordsOf(text))).toEqual(prefixes)
  })

  it('are at most 16, however many words have two forms', () => {
    expect(namePrefixes(wordsOf('1 2 3 4 5 6 x'))).toHaveLength(16)
  })

  it('begin with the house number; none without one', () => {
    expect(linePrefixes(wordsOf('742 magn'))).toEqual(['742 MAGN'])
    expect(linePrefixes(wordsOf('742'))).toEqual(['742'])
    expect(linePrefixes(wordsOf('magnolia'))).toEqual([])
  })
})

describe('nameKey and unitKey', () => {
  it('write words in full', () => {
    expect(nameKey('St. Louis, MO')).toBe('STREET LOUIS MO')
  })

  it.each([
    [['Apt 4B', '#4-b', '4b', 'apto. 4 B', 'Unit 4B', 'apt4B'], '4B'],
    [['2nd floor', 'Piso 2', 'Fl 2'], '2'],
    [['Rear', 'atrás'], 'REAR'],
    [['Bldg 3 Apt 4B', 'Edificio 3, apto 4B'], '34B'],
    [['Unit'], 'UNIT'],
    [[''], ''],
  ])('is equal for the units %j (NET-02)', (units, key) => {
    expect(units.map(unitKey)).toEqual(units.map(() => key))
  })
})
