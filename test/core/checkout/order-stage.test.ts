import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStage } from '#core/checkout/order-stage.ts'
import { addDays } from '#core/shared/plain-date.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { installationWindow } from '#test/arbitraries/window.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe(orderStage, () => {
  it('shows the date of a visit (MSG-03)', () =>
    forAll(installationWindow, fc.integer({ min: 1, max: 400 }), (visit, days) => {
      const order = { installKind: 'professional', visit } as const
      expect(orderStage(order, visit.date)).toBe('visitToday')
      expect(orderStage(order, addDays(visit.date, days))).toBe('visitOver')
      expect(orderStage({ ...order, visit: { ...visit, date: addDays(visit.date, days) } }, visit.date)).toBe(
        'visitAhead',
      )
    }))

  it('awaits a call when a technician comes without a window, and a parcel when none comes (MSG-03)', () =>
    forAll(plainDate, fc.option(installationWindow), (today, visit) => {
      expect(orderStage({ installKind: 'professional', visit: null }, today)).toBe('visitToAgree')
      expect(orderStage({ installKind: 'self', visit }, today)).toBe('parcelUnderWay')
      expect(orderStage({ installKind: 'none', visit: null }, today)).toBe('linesUnderWay')
    }))
})
