import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { BILLS_SHOWN, billOf, billsUntil } from '#core/portal/bills.ts'
import { cycleAt } from '#core/portal/billing-cycle.ts'
import type { SubscribedService, ServiceId } from '#core/portal/portal-account.ts'
import { ledger } from '#core/pricing/ledger.ts'
import { basisPoints, sum } from '#core/shared/money.ts'
import { addDays, addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { accountOfOneOrder, heldAccount, heldCatalog } from '#test/arbitraries/portal-account.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

const day = (text: string): PlainDate => text as PlainDate

const advantage: SubscribedService = {
  id: 'internet' as ServiceId,
  lines: [{ offerId: 'internet-advantage' as OfferId, quantity: 1 }],
  since: day('2026-03-11'),
  until: null,
  hold: null,
}

const accountWith = (...services: readonly SubscribedService[]) => ({
  services,
  taxRate: basisPoints(0),
  cycleDay: 1,
})

const totals = (account: Parameters<typeof billOf>[0], ...from: readonly string[]) =>
  from.map((text) => billOf(account, heldCatalog, day(text))?.total ?? null)

describe('billOf', () => {
  it('has lines that sum to its total, each with the offer that it is for (PTL-14)', () =>
    forAllWith({ numRuns: 60 }, heldAccount, ({ account, today }) => {
      for (const { lines, total, from, until, issuedOn, dueOn } of billsUntil(account, heldCatalog, today)) {
        expect(sum(lines.map(({ amount }) => amount))).toBe(total)
        expect(lines.every(({ offerId, name }) => offerId !== null && name !== null)).toBe(true)
        expect(from < until && issuedOn === from && dueOn > issuedOn).toBe(true)
      }
    }))

  it('of services that were ordered together has the months of their ledger (PTL-14)', () =>
    forAllWith({ numRuns: 60 }, accountOfOneOrder, ({ account, since, today }) => {
      const input = {
        catalogVersion: heldCatalog.version,
        offers: heldCatalog.offers,
        bundles: heldCatalog.bundles,
        lines: account.services.flatMap(({ lines }) => lines),
        taxRate: account.taxRate,
      }
      const months = accepted(ledger(input, BILLS_SHOWN, since)).months.map(({ total }) => total)
      const bills = billsUntil(account, heldCatalog, today).toReversed()
      expect(bills.map(({ total }) => total)).toEqual(months.slice(0, bills.length))
    }))

  it.each([
    // A month of 31 days, of which 21 are used, comes with the first complete month.
    [{}, ['2026-03-01', '2026-04-01', '2026-05-01'], [null, 3_000 + 2_032, 3_000]],
    // The end of a paid month returns nothing.
    [{ until: day('2026-05-31') }, ['2026-05-01', '2026-06-01'], [3_000, null]],
    // Of 31 paid days 20 are used.
    [{ until: day('2026-05-20') }, ['2026-05-01', '2026-06-01', '2026-07-01'], [3_000, -1_065, null]],
    // Begun and ended in one month: eleven days.
    [{ until: day('2026-03-21') }, ['2026-03-01', '2026-04-01', '2026-05-01'], [null, 1_065, null]],
  ])('prorates the first and the last month of a service with %o (PTL-14)', (change, from, expected) => {
    expect(totals(accountWith({ ...advantage, ...change }), ...from)).toEqual(expected)
  })

  it('has what is left of instalments after the end of their service (PTL-14, PTL-18)', () => {
    const xumo: SubscribedService = {
      id: 'tv' as ServiceId,
      lines: [
        { offerId: 'tv-stream' as OfferId, quantity: 1 },
        { offerId: 'xumo-own' as OfferId, quantity: 1 },
      ],
      since: day('2026-03-01'),
      until: day('2026-05-31'),
      hold: null,
    }
    expect(totals(accountWith(xumo), '2026-03-01', '2026-05-01', '2026-06-01')).toEqual([4_500, 4_500, 4_500])
    expect(billOf(accountWith(xumo), heldCatalog, day('2026-06-01'))?.lines).toMatchObject([
      { kind: 'instalment', amount: 9 * 500 },
    ])
  })

  it('does not change after it is issued, whatever ends later (PTL-14)', () =>
    forAllWith({ numRuns: 60 }, heldAccount, fc.nat({ max: 40 }), ({ account, today }, days) => {
      const until = addDays(today, days)
      const ended = { ...account, services: account.services.map((one) => ({ ...one, until })) }
      expect(billsUntil(ended, heldCatalog, today)).toEqual(billsUntil(account, heldCatalog, today))
    }))
})

describe('billsUntil', () => {
  it('has a bill of each month, at most a year of them, latest first, and none before the first service (PTL-14)', () =>
    forAllWith({ numRuns: 60 }, heldAccount, ({ account, today }) => {
      const bills = billsUntil(account, heldCatalog, today)
      const { from } = cycleAt(account.cycleDay, today)
      const first = account.services.map(({ since }) => since).toSorted()[0] ?? today
      expect(bills.length).toBeLessThanOrEqual(BILLS_SHOWN)
      expect(bills.map((bill) => bill.from)).toEqual(
        Array.from({ length: BILLS_SHOWN }, (_, index) => addMonths(from, -index)).filter(
          (start) => start >= first,
        ),
      )
    }))
})
