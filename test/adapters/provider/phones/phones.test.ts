import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { areaCodesOf, isAreaOfService } from '#adapters/provider/phones/area-codes.ts'
import { freeNumbers, numberRecord } from '#adapters/provider/phones/number-plan.ts'
import { statesOfService } from '#adapters/provider/network/states.ts'
import { type LineNumber, numberKind, parseLineNumber } from '#core/phone/phone-number.ts'
import { places } from '#test/adapters/provider/network/full-network.ts'

const states = statesOfService.map(({ code }) => code)

describe('areaCodesOf', () => {
  it('knows one area code of every state of service at least, each of one state, none of them reserved (PHN-01)', () => {
    const all = states.flatMap((state) => areaCodesOf(state))
    expect(states.filter((state) => areaCodesOf(state).length === 0)).toEqual([])
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((areaCode) => E.isLeft(parseLineNumber(`${areaCode}5550134`)))).toEqual([])
    expect(all.filter((areaCode) => numberKind(`${areaCode}5550134` as LineNumber) !== 'geographic')).toEqual(
      [],
    )
    expect(areaCodesOf('AK')).toEqual([])
    expect(isAreaOfService('907')).toBe(false)
  })
})

describe('numberRecord', () => {
  it('does not reserve a free number of a place of service', () => {
    for (const { state, zips } of places)
      for (const zip of zips) {
        const numbers = freeNumbers({ zip, state })
        expect(numbers.length).toBeGreaterThan(0)
        for (const free of numbers) {
          expect(parseLineNumber(free)).toEqual(E.right(free))
          const { status, details } = numberRecord(free, 'Voice', state)
          expect([status, details.isInRateCenter]).toEqual(['unassigned', true])
        }
      }
  })

  it('offers numbers of the area of the zip, not of another one of its state (PHN-06)', () => {
    const areasAt = (zip: string, state: string) => [
      ...new Set(freeNumbers({ zip, state }).map((number) => number.slice(0, 3))),
    ]
    expect(areasAt('33130', 'FL')).toEqual(['305', '786'])
    expect(areasAt('32207', 'FL')).toEqual(['904'])
    expect(areasAt('79936', 'TX')).toEqual(['915'])
    const isOneArea = (state: string) => ['DE', 'ID', 'ME', 'MT', 'NH', 'RI', 'SD', 'WV'].includes(state)
    for (const { state, zips } of places)
      for (const zip of zips)
        expect(areasAt(zip, state).length < areaCodesOf(state).length || isOneArea(state), zip).toBe(true)
  })

  it('brings a home line numbers of its state alone, and a mobile one numbers of any state', () => {
    const texan = '2145550134' as LineNumber
    expect(numberRecord(texan, 'Voice', 'TX').details.isInRateCenter).toBe(true)
    expect(numberRecord(texan, 'Voice', 'FL').details.isInRateCenter).toBe(false)
    expect(numberRecord(texan, 'Mobile', 'FL').details.isInRateCenter).toBe(true)
    const alaskan = '9075550134' as LineNumber
    expect(numberRecord(alaskan, 'Mobile', 'FL')).toMatchObject({
      status: 'unassigned',
      details: { isInRateCenter: false },
    })
  })

  it('has an answer about every exchange', () => {
    const told = ['2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => {
      const { status, details } = numberRecord(`305${digit}340134` as LineNumber, 'Voice', 'FL')
      return [status, details.isOwnCustomer, details.isFrozen].join(' ')
    })
    expect(told).toEqual([
      ...Array.from({ length: 4 }, () => 'active false false'),
      'active true false',
      'active false true',
      'inactive false false',
      'unassigned false false',
    ])
  })
})
