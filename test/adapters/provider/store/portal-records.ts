import type { NewChange } from '#adapters/provider/store/store.portal.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { AccountId, PortalAccount, ServiceId } from '#core/portal/portal-account.ts'
import type { ChangeId, ServiceChange } from '#core/portal/service-change.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import { epochMs, type PlainDate } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { receiptNumbered } from './store-records.ts'

export const accountIdOf = (name: string): AccountId => `CM-${name}` as AccountId

/** An account with one service without an end. */
export const accountNamed = (name: string, given: Partial<PortalAccount> = {}): PortalAccount => ({
  accountId: accountIdOf(name),
  holder: {
    firstName: 'Julia',
    lastName: 'Ríos',
    email: `${name}@correo.example`,
    phoneNumber: '3055550142',
  },
  place: { street: '742 Magnolia Street', unit: 'Apt 3', city: 'Miami', state: 'FL', zip: '33130' },
  taxRate: basisPoints(700),
  utcOffsetMinutes: -300,
  services: [
    {
      id: 's-1' as ServiceId,
      lines: [{ offerId: 'internet-gig' as OfferId, quantity: 1 }],
      since: '2025-03-10' as PlainDate,
      until: null,
      hold: null,
      buyer: { isNewCustomer: true, portsIn: false, campaign: null, orderedOn: '2025-03-01' as PlainDate },
      discount: { off: cents(1_000), months: 6, from: '2026-06-05' as PlainDate },
    },
  ],
  cycleDay: 5,
  owed: cents(4_520),
  isAutoPay: true,
  orderNumbers: [],
  ...given,
})

/** A pending cancellation, requested some minutes after the start of the tests. */
export const changeNamed = (name: string, minutes = 0): ServiceChange => {
  const { quote } = receiptNumbered('NUMBER')
  return {
    id: `change-${name}` as ChangeId,
    number: `C-${name}`,
    state: 'pending',
    language: 'es',
    requestedAt: epochMs(START_OF_TESTS + minutes * 60_000),
    closedAt: null,
    preview: {
      request: {
        kind: 'cancel',
        serviceIds: ['s-1' as ServiceId],
        reason: 'price',
        timing: 'endOfCycle',
        returnMethod: 'mail',
      },
      effectiveOn: '2026-12-04' as PlainDate,
      cycle: {
        from: '2026-11-05' as PlainDate,
        until: '2026-12-04' as PlainDate,
        days: 30,
        daysBegun: 14,
        nextBillOn: '2026-12-05' as PlainDate,
      },
      before: quote,
      after: null,
      option: null,
      proration: { days: 30, usedDays: 14, paid: cents(749), charged: cents(350), returned: cents(399) },
      unpaidBills: cents(4_520),
      instalmentsDue: cents(0),
      balance: cents(4_121),
      equipment: [
        {
          offerId: null,
          name: 'Módem',
          quantity: 1,
          returnBy: '2027-01-03' as PlainDate,
          fee: cents(15_000),
        },
      ],
      disclosures: ['serviceEnds', 'equipmentReturn', 'finalBill'],
      token: 'token',
    },
  }
}

/** The change with its key, due some minutes after the start of the tests. */
export const newChange = (name: string, minutes = 0, dueAfter = 60): NewChange => ({
  key: `key-${name}` as IdempotencyKey,
  requestHash: `hash-${name}`,
  change: changeNamed(name, minutes),
  dueAt: epochMs(START_OF_TESTS + dueAfter * 60_000),
})
