import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmationPageOf, manualTasks, manualTasksOf } from '#core/checkout/confirmation-page.ts'
import type { OrderReceipt, ReceiptPhone } from '#core/checkout/order.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const visit: InstallationWindow = {
  id: 'w-1' as WindowId,
  date: '2026-11-24' as PlainDate,
  fromHour: 8,
  toHour: 10,
  placesLeft: 1,
}

const phoneOf = (isPorted: boolean): ReceiptPhone => ({
  offerId: 'home-phone' as OfferId,
  lineId: 'home-phone-1',
  number: isPorted ? '3055550123' : null,
  isPorted,
})

type Facts = Pick<OrderReceipt, 'installKind' | 'visit' | 'isSiteVisit' | 'phones'>

const automated: Facts = { installKind: 'professional', visit }

const receipt: fc.Arbitrary<Facts> = fc.oneof(
  fc.record({ installKind: fc.constant('self' as const), visit: fc.constant(null) }),
  fc.record(
    {
      installKind: fc.constant('professional' as const),
      visit: fc.constantFrom(null, visit),
      isSiteVisit: fc.constant(true as const),
      phones: fc.array(fc.boolean().map(phoneOf), { maxLength: 3 }),
    },
    { requiredKeys: ['installKind', 'visit'] },
  ),
)

describe('manualTasksOf', () => {
  it.each([
    ['a visit by telephone', { ...automated, visit: null }, 'visitByPhone'],
    ['a site visit', { ...automated, isSiteVisit: true }, 'siteVisit'],
    ['a number from another carrier', { ...automated, phones: [phoneOf(true)] }, 'portIn'],
  ] as const)('names %s (CHK-22)', (_, order, task) => {
    expect(manualTasksOf({ receipt: order, isPending: false })).toEqual([task])
  })

  it('names a charge without an answer only before there is a receipt (CHK-22, ORD-03)', () =>
    forAll(receipt, fc.boolean(), (order, isPending) => {
      expect(manualTasksOf({ receipt: null, isPending })).toEqual(isPending ? ['pendingCharge'] : [])
      expect(manualTasksOf({ receipt: order, isPending })).not.toContain('pendingCharge')
    }))

  it('lists each task once, in the order of the tasks (CHK-22)', () =>
    forAll(receipt, (order) => {
      const tasks = manualTasksOf({ receipt: order, isPending: false })
      expect(tasks).toEqual(manualTasks.filter((task) => tasks.includes(task)))
    }))
})

describe('confirmationPageOf', () => {
  it('is the automated one exactly when no manual task is left (CHK-22)', () => {
    forAll(fc.option(receipt), fc.boolean(), (order, isPending) => {
      const result = { receipt: order, isPending }
      expect(confirmationPageOf(result) === 'automated-confirmation').toBe(manualTasksOf(result).length === 0)
    })
    expect(confirmationPageOf({ receipt: automated, isPending: false })).toBe('automated-confirmation')
    const self = { installKind: 'self', visit: null } as const
    expect(confirmationPageOf({ receipt: self, isPending: false })).toBe('automated-confirmation')
    const newNumber = { ...automated, phones: [phoneOf(false)] }
    expect(confirmationPageOf({ receipt: newNumber, isPending: false })).toBe('automated-confirmation')
  })
})
