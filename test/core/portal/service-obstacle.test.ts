import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { orderStages } from '#core/checkout/order-stage.ts'
import { closedChange, dueAtOf } from '#core/portal/change-due.ts'
import { movedServices } from '#core/portal/rescheduled-installation.ts'
import { DELIVERY_DAYS, isOpenOrder, mayAgreeVisit, mayChangeVisit } from '#core/portal/open-order.ts'
import type { SubscribedService, ServiceId } from '#core/portal/portal-account.ts'
import type { ServiceChange } from '#core/portal/service-change.ts'
import { obstacleOf, servicesOfChange } from '#core/portal/service-obstacle.ts'
import { servicesOfOrder, withOrder } from '#core/portal/services-of-order.ts'
import type { QuoteLine } from '#core/pricing/quoted.ts'
import { addDays, dateAt, epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { heldAccount } from '#test/arbitraries/portal-account.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const today = '2026-11-18' as PlainDate
const service: SubscribedService = {
  id: 'tv' as ServiceId,
  lines: [{ offerId: 'tv-stream' as never, quantity: 1 }],
  since: '2026-01-01' as PlainDate,
  until: null,
  hold: null,
}

const changeOf = (request: object, option: object | null = null): ServiceChange =>
  ({ preview: { request, option } }) as unknown as ServiceChange

const cancelTv = changeOf({ kind: 'cancel', serviceIds: ['tv'] })
const discountTv = changeOf({ kind: 'acceptOption' }, { serviceId: 'tv' })

describe('obstacleOf', () => {
  it.each([
    [{}, {}, null],
    [{ hold: 'fixedTerm' }, {}, 'fixedTerm'],
    [{ hold: 'bulkContract' }, { openOrder: true }, 'bulkContract'],
    [{ until: today }, {}, 'ending'],
    [{ since: addDays(today, 1) }, {}, 'openOrder'],
    [{}, { openOrder: true }, 'openOrder'],
    [{}, { pending: [cancelTv] }, 'pendingChange'],
    [{ until: today, hold: 'fixedTerm' }, { pending: [discountTv], openOrder: true }, 'pendingChange'],
    [{}, { pending: [changeOf({ kind: 'cancel', serviceIds: ['internet'] })] }, null],
  ] as const)('of a service with %j in an account with %j is %s (PTL-20)', (change, facts, obstacle) => {
    expect(obstacleOf({ ...service, ...change }, { pending: [], openOrder: false, today, ...facts })).toBe(
      obstacle,
    )
  })
})

describe('servicesOfChange', () => {
  it('are those that end, or that of the option (PTL-20)', () => {
    expect([cancelTv, discountTv, changeOf({ kind: 'acceptOption' })].map(servicesOfChange)).toEqual([
      ['tv'],
      ['tv'],
      [],
    ])
  })
})

describe('isOpenOrder', () => {
  it('is true until the day after the visit, and without one until the delivery (PTL-20)', () => {
    const openOn = (days: number) =>
      orderStages.filter((stage) => isOpenOrder(stage, today, addDays(today, days)))
    const withVisit = ['visitAhead', 'visitToday', 'visitToAgree']
    expect(DELIVERY_DAYS).toBe(7)
    expect(openOn(6)).toEqual([...withVisit, 'parcelUnderWay', 'linesUnderWay'])
    expect(openOn(7)).toEqual(withVisit)
  })
})

describe('mayChangeVisit', () => {
  it('is true only of a visit on a later day (PTL-22)', () => {
    expect(orderStages.filter(mayChangeVisit)).toEqual(['visitAhead'])
  })
})

describe('mayAgreeVisit', () => {
  it('is true only of a visit without a day, and never of one that can be changed (PTL-27)', () => {
    expect(orderStages.filter(mayAgreeVisit)).toEqual(['visitToAgree'])
    expect(orderStages.filter((stage) => mayAgreeVisit(stage) && mayChangeVisit(stage))).toEqual([])
  })
})

describe('dueAtOf', () => {
  it('is the end of the last day, and the start of the first day of an option, at the address (PTL-21)', () =>
    forAll(fc.integer({ min: -600, max: 0 }), (utcOffsetMinutes) => {
      const at = (kind: string) =>
        dueAtOf({ request: { kind } as never, effectiveOn: today }, { utcOffsetMinutes })
      expect(dateAt(at('cancel'), utcOffsetMinutes)).toBe(addDays(today, 1))
      expect(dateAt(epochMs(at('cancel') - 1), utcOffsetMinutes)).toBe(today)
      expect(dateAt(at('acceptOption'), utcOffsetMinutes)).toBe(today)
      expect(dateAt(epochMs(at('acceptOption') - 1), utcOffsetMinutes)).toBe(addDays(today, -1))
    }))
})

describe('closedChange', () => {
  it('preserves the agreed terms of a closed change (PTL-21)', () => {
    expect(closedChange(cancelTv, 'withdrawn', epochMs(5))).toEqual({
      ...cancelTv,
      state: 'withdrawn',
      closedAt: 5,
    })
  })
})

describe('movedServices', () => {
  it('moves the services that begin with the visit, and the bills of an account without others (PTL-22)', () =>
    forAllWith({ numRuns: 50 }, heldAccount, fc.integer({ min: 1, max: 60 }), ({ account }, days) => {
      const from = addDays(today, 3)
      const to = addDays(from, days)
      const fresh = account.services.map((one) => ({ ...one, since: from }))
      const later = { ...service, id: 'tv-9' as ServiceId, since: from }
      const moved = movedServices({ ...account, services: fresh }, from, to)
      expect(moved.services.every(({ since }) => since === to)).toBe(true)
      expect(moved.cycleDay).toBe(Math.min(28, Number(to.slice(8))))
      const kept = movedServices({ ...account, services: [...account.services, later] }, from, to)
      expect(kept.services).toEqual([...account.services, { ...later, since: to }])
      expect(kept.cycleDay).toBe(account.cycleDay)
      const replaced = account.services.map((one) => ({ ...one, until: addDays(from, -1) }))
      expect(movedServices({ ...account, services: [...replaced, later] }, from, to).services).toEqual([
        ...account.services.map((one) => ({ ...one, until: addDays(to, -1) })),
        { ...later, since: to },
      ])
      expect(movedServices({ ...account, services: [...replaced, later] }, from, null).services).toEqual(
        account.services,
      )
    }))
})

const line = (offerId: string, lineOfBusiness: string, role: string, quantity = 1): QuoteLine =>
  ({ offerId, lineOfBusiness, role, quantity }) as unknown as QuoteLine

describe('servicesOfOrder', () => {
  it('are one for each line of business, the plan first, without what the checkout adds (PTL-23)', () => {
    const lines = [
      line('wifi-pod', 'Internet', 'addOn', 2),
      line('internet-gig', 'Internet', 'plan'),
      line('install-professional', 'Internet', 'installation'),
      line('security-deposit', 'Internet', 'deposit'),
      line('mobile-unlimited', 'Mobile', 'plan', 3),
      line('device', 'Mobile', 'device'),
    ]
    expect(servicesOfOrder(lines, { since: today }, [{ ...service, id: 'mobile' as ServiceId }])).toEqual([
      {
        id: 'internet',
        lines: [
          { offerId: 'internet-gig', quantity: 1 },
          { offerId: 'wifi-pod', quantity: 2 },
        ],
        since: today,
        until: null,
        hold: null,
      },
      {
        id: 'mobile-2',
        lines: [
          { offerId: 'mobile-unlimited', quantity: 3 },
          { offerId: 'device', quantity: 1 },
        ],
        since: today,
        until: null,
        hold: null,
      },
    ])
    expect(servicesOfOrder([], { since: today })).toEqual([])
  })
})

describe('withOrder', () => {
  it('puts a plan of which a home has one in the place of the held one, whose add-ons stay (PTL-23)', () => {
    const internet: SubscribedService = {
      ...service,
      id: 'internet' as ServiceId,
      lines: [
        { offerId: 'internet-advantage' as never, quantity: 1 },
        { offerId: 'wifi-pod' as never, quantity: 2 },
      ],
    }
    const mobile = {
      ...service,
      id: 'mobile' as ServiceId,
      lines: [{ offerId: 'mobile-unlimited' as never, quantity: 2 }] as const,
    }
    const lines = [line('internet-gig', 'Internet', 'plan'), line('mobile-unlimited', 'Mobile', 'plan')]
    const since = addDays(today, 5)
    expect(withOrder([internet, mobile], lines, { since }, cometa.catalog.offers)).toEqual([
      { ...internet, until: addDays(today, 4) },
      mobile,
      { id: 'internet-2', lines: [{ offerId: 'internet-gig', quantity: 1 }], since, until: null, hold: null },
      {
        id: 'mobile-2',
        lines: [{ offerId: 'mobile-unlimited', quantity: 1 }],
        since,
        until: null,
        hold: null,
      },
      { id: 'internet-3', lines: [{ offerId: 'wifi-pod', quantity: 2 }], since, until: null, hold: null },
    ])
  })
})
