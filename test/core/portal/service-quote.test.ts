import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SubscribedService, ServiceId } from '#core/portal/portal-account.ts'
import { priceOfService, quoteServices } from '#core/portal/service-quote.ts'
import { LEDGER_MONTHS_MAX, ledger } from '#core/pricing/ledger.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints, cents, sum } from '#core/shared/money.ts'
import { addDays, addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { accountOfOneOrder, heldAccount, heldCatalog } from '#test/arbitraries/portal-account.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

const inputOf = ({
  services,
  taxRate,
}: {
  readonly services: readonly SubscribedService[]
  readonly taxRate: ReturnType<typeof basisPoints>
}) => ({
  catalogVersion: heldCatalog.version,
  offers: heldCatalog.offers,
  bundles: heldCatalog.bundles,
  lines: services.flatMap(({ lines }) => lines),
  taxRate,
})

const gig: SubscribedService = {
  id: 'internet' as ServiceId,
  lines: [{ offerId: 'internet-gig' as OfferId, quantity: 1 }],
  since: '2026-01-05' as PlainDate,
  until: null,
  hold: null,
}
const noTax = basisPoints(0)
const day = (text: string): PlainDate => text as PlainDate

describe('quoteServices', () => {
  it('has from the first month on the price that the order had, but for what is paid once (PTL-13)', () =>
    forAllWith({ numRuns: 60 }, accountOfOneOrder, ({ account, since }) => {
      const sold = accepted(quote(inputOf(account)))
      const held = quoteServices(account, heldCatalog, since)
      expect(held?.monthly).toEqual(sold.monthly)
      expect(held?.later).toEqual(sold.later.filter(({ fromMonth }) => fromMonth <= LEDGER_MONTHS_MAX + 1))
      expect(
        held?.lines.map(({ offerId, monthly }) => JSON.stringify([offerId, monthly])).toSorted(),
      ).toEqual(sold.lines.map(({ offerId, monthly }) => JSON.stringify([offerId, monthly])).toSorted())
    }))

  it('has in a later month the price of that month of the ledger (PTL-13)', () =>
    forAllWith(
      { numRuns: 60 },
      accountOfOneOrder,
      fc.integer({ min: 0, max: 20 }),
      ({ account, since }, months) => {
        const all = accepted(ledger(inputOf(account), 60, since)).months
        const held = quoteServices(account, heldCatalog, addMonths(since, months))
        expect(held?.monthly.total).toBe(all[months]?.monthly)
        expect(held?.dueToday).toBe(all[months]?.monthly)
      },
    ))

  it.each([
    ['2026-01-05', 7_000],
    ['2026-12-05', 7_000],
    ['2027-01-05', 10_000],
  ])('ages the promotions with the service: in the month of %s it costs %i (PTL-13)', (from, total) => {
    expect(quoteServices({ services: [gig], taxRate: noTax }, heldCatalog, day(from))?.monthly.total).toBe(
      total,
    )
  })

  it('takes an accepted discount off in its months, and nothing below zero (PTL-17)', () => {
    const discount = { off: cents(2_000), months: 3, from: day('2026-03-05') }
    const priced = quoteServices(
      { services: [{ ...gig, discount }], taxRate: noTax },
      heldCatalog,
      day('2026-02-05'),
    )
    expect(priced?.monthly.total).toBe(7_000)
    expect(priced?.later.map(({ fromMonth, monthly }) => [fromMonth, monthly.total])).toEqual([
      [2, 5_000],
      [5, 7_000],
      [12, 10_000],
    ])
    const huge = { ...discount, off: cents(50_000) }
    expect(
      quoteServices(
        { services: [{ ...gig, discount: huge }], taxRate: noTax },
        heldCatalog,
        day('2026-03-05'),
      )?.monthly.total,
    ).toBe(0)
  })

  it('charges nothing while a service is paused, and its promotions go on ageing (PTL-17)', () => {
    const pause = { from: day('2026-03-05'), until: day('2026-06-04') }
    const priced = quoteServices(
      { services: [{ ...gig, pause }], taxRate: noTax },
      heldCatalog,
      day('2026-02-05'),
    )
    expect(priced?.later.map(({ fromMonth, monthly }) => [fromMonth, monthly.total])).toEqual([
      [2, 0],
      [5, 7_000],
      [12, 10_000],
    ])
  })

  it('is null without a service on the day, before the first and after the last one (PTL-13)', () => {
    const ended = { ...gig, until: day('2026-05-04') }
    const of = (from: string) => quoteServices({ services: [ended], taxRate: noTax }, heldCatalog, day(from))
    expect([of('2025-12-05'), of('2026-05-05')]).toEqual([null, null])
    expect(of('2026-04-05')?.later).toEqual([{ fromMonth: 2, monthly: { net: 0, tax: 0, total: 0 } }])
  })

  it('does not change with what the catalogue no longer has (PTL-13)', () => {
    const gone = { ...gig, lines: [...gig.lines, { offerId: 'retired' as OfferId, quantity: 1 }] as const }
    const priced = (service: SubscribedService) =>
      quoteServices({ services: [service], taxRate: noTax }, heldCatalog, gig.since)
    expect(priced(gone)).toEqual(priced(gig))
  })
})

describe('priceOfService', () => {
  it('sums over the services to the price of all of them (PTL-13)', () =>
    forAllWith({ numRuns: 60 }, heldAccount, ({ account, today }) => {
      const prices = account.services.map((service) => priceOfService(account, heldCatalog, service, today))
      expect(sum(prices)).toBe(quoteServices(account, heldCatalog, today)?.monthly.total)
    }))

  it('is the first price of a service that begins later (PTL-13)', () => {
    const later = { ...gig, since: addDays(gig.since, 40) }
    expect(priceOfService({ services: [later], taxRate: noTax }, heldCatalog, later, gig.since)).toBe(7_000)
  })
})
