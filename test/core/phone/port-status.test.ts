import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { portState } from '#core/phone/port-status.ts'
import { addDays, type PlainDate } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const START = '2026-12-01' as PlainDate
const at = (days: number): PlainDate => addDays(START, days)
const day = fc.integer({ min: -5, max: 10 }).map(at)
const facts = { hasNumber: true, isPortable: true, pinUntil: at(30), startsOn: START, endsOn: at(1) }

describe('portState', () => {
  it('waits for the activation, then takes until its last day (PHN-11)', () =>
    forAll(day, (today) => {
      const expected = today < START ? 'waiting' : today > at(1) ? 'done' : 'underWay'
      expect(portState(facts, today)).toBe(expected)
      expect(portState({ ...facts, pinUntil: null }, today)).toBe(expected)
    }))

  it('waits as long as the day of the activation is not known (PHN-11)', () =>
    forAll(day, (today) => {
      expect(portState({ ...facts, startsOn: null, endsOn: null }, today)).toBe('waiting')
      expect(portState({ ...facts, hasNumber: false }, today)).toBe('numberNeeded')
    }))

  it('fails with a PIN that ended before the carrier had to release the number, and only with one (PHN-11)', () =>
    forAll(day, day, (pinUntil, today) => {
      const isLate = today >= START && pinUntil < at(1) && pinUntil < today
      expect(portState({ ...facts, pinUntil }, today) === 'pinExpired').toBe(isLate)
    }))

  it('is refused by a carrier that no longer releases the number (PHN-11)', () => {
    expect(portState({ ...facts, isPortable: false }, START)).toBe('refused')
    expect(portState({ ...facts, isPortable: false }, at(-1))).toBe('waiting')
    expect(portState({ ...facts, isPortable: false }, at(9))).toBe('refused')
  })
})
