import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { optionsInstead } from '#core/portal/account-facts.ts'
import { nextServiceId, withOption } from '#core/portal/applied-option.ts'
import { cancelReasons } from '#core/portal/cancel-reason.ts'
import { cycleAt } from '#core/portal/billing-cycle.ts'
import type { SubscribedService, ServiceId } from '#core/portal/portal-account.ts'
import type { RetentionOption } from '#core/portal/retention-option.ts'
import { RETENTION_TERMS } from '#core/portal/retention-terms.ts'
import { quoteServices } from '#core/portal/service-quote.ts'
import { pricePeriods } from '#core/pricing/price-timeline.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { factsOf, heldAccount, heldCatalog } from '#test/arbitraries/portal-account.arbitrary.ts'
import type { HeldAccount } from '#test/arbitraries/portal-account.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

const reasons = [...cancelReasons, null] as const

const priceIn = (quote: Quote, month: number): number =>
  pricePeriods(quote).find(({ toMonth }) => toMonth === null || month <= toMonth)?.monthly.total ?? 0

const months = Array.from({ length: 61 }, (_, index) => index + 1)

const optionsOf = (held: HeldAccount, reason: (typeof reasons)[number]): readonly RetentionOption[] =>
  accepted(
    optionsInstead(
      factsOf(held),
      held.account.services.map(({ id }) => id),
      reason,
    ),
  )

describe('retentionOptions', () => {
  it('saves something, costs in no month more, and says what a year saves (PTL-17)', () =>
    forAllWith({ numRuns: 60 }, heldAccount, fc.constantFrom(...reasons), (held, reason) => {
      const { nextBillOn } = cycleAt(held.account.cycleDay, held.today)
      const before = quoteServices(held.account, heldCatalog, nextBillOn)
      if (before === null) throw new Error('no price')
      for (const { quote, savedInYear, startsOn } of optionsOf(held, reason)) {
        expect(startsOn).toBe(nextBillOn)
        expect(savedInYear).toBeGreaterThan(0)
        expect(months.filter((month) => priceIn(quote, month) > priceIn(before, month))).toEqual([])
        const saved = months
          .slice(0, 12)
          .reduce((all, month) => all + priceIn(before, month) - priceIn(quote, month), 0)
        expect(savedInYear).toBe(saved)
      }
    }))

  it('has the kinds that answer the reason, in its order, the largest saving of equals first, each once (PTL-17)', () =>
    forAllWith({ numRuns: 60 }, heldAccount, fc.constantFrom(...reasons), (held, reason) => {
      const options = optionsOf(held, reason)
      const groups = RETENTION_TERMS.offered[reason ?? 'none']
      const places = options.map(({ kind }) => groups.findIndex((kinds) => kinds.includes(kind)))
      expect(places.every((place) => place >= 0)).toBe(true)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      for (const [index, place] of places.entries())
        if (place === places[index + 1])
          expect(options[index]?.savedInYear).toBeGreaterThanOrEqual(options[index + 1]?.savedInYear ?? 0)
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
    }))

  it.each([
    ['price', ['discount', 'smallerPlan', 'smallerPlan', 'pause']],
    ['competitor', ['discount', 'smallerPlan', 'smallerPlan']],
    ['quality', ['discount']],
    ['moving', ['pause', 'smallerPlan', 'smallerPlan', 'discount']],
    ['notUsed', ['smallerPlan', 'smallerPlan', 'pause', 'discount']],
    ['other', ['smallerPlan', 'smallerPlan', 'pause', 'discount']],
    [null, ['smallerPlan', 'smallerPlan', 'pause', 'discount']],
  ] as const)('answers %s to the holder of Internet Gig with %j (PTL-17)', (reason, kinds) => {
    expect(optionsOf(gigSince('2025-01-05'), reason).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('takes a fifth off, rounded to dollars, for a year (PTL-17)', () => {
    const [discount] = optionsOf(gigSince('2025-01-05'), 'quality')
    expect(discount).toMatchObject({ off: 2_000, months: 12, savedInYear: 24_000, id: 'discount.internet' })
  })

  it('offers a discount and a pause once in a year, and no pause while a device is paid (PTL-17)', () => {
    const held = gigSince('2025-01-05')
    const withChange = (change: Partial<SubscribedService>) => ({
      ...held,
      account: { ...held.account, services: held.account.services.map((one) => ({ ...one, ...change })) },
    })
    const kinds = (change: Partial<SubscribedService>) =>
      new Set(optionsOf(withChange(change), null).map(({ kind }) => kind))
    const day = (text: string) => text as PlainDate
    expect(kinds({ discount: { off: 100 as never, months: 3, from: day('2026-01-05') } })).toEqual(
      new Set(['smallerPlan', 'pause']),
    )
    expect(
      kinds({ discount: { off: 100 as never, months: 3, from: day('2025-08-05') } }).has('discount'),
    ).toBe(true)
    expect(kinds({ pause: { from: day('2026-01-05'), until: day('2026-04-04') } }).has('pause')).toBe(false)
    const lines = [
      { offerId: 'tv-stream' as OfferId, quantity: 1 },
      { offerId: 'xumo-own' as OfferId, quantity: 1 },
    ] as const
    expect(kinds({ lines, since: day('2026-11-05') }).has('pause')).toBe(false)
    expect(kinds({ lines, since: day('2025-01-05') }).has('pause')).toBe(true)
  })
})

const gigSince = (since: string): HeldAccount => ({
  today: '2026-11-18' as PlainDate,
  account: {
    ...(fc.sample(heldAccount, { numRuns: 1, seed: 1 })[0] as HeldAccount).account,
    cycleDay: 5,
    taxRate: basisPoints(0),
    services: [
      {
        id: 'internet' as ServiceId,
        lines: [{ offerId: 'internet-gig' as OfferId, quantity: 1 }],
        since: since as PlainDate,
        until: null,
        hold: null,
      },
    ],
  },
})

describe('withOption', () => {
  it('ends a service the day before its smaller plan begins, so that past bills stay (PTL-17)', () => {
    const held = gigSince('2025-01-05')
    const option = optionsOf(held, 'notUsed').find(({ kind }) => kind === 'smallerPlan')
    if (option === undefined) throw new Error('no smaller plan')
    expect(withOption(held.account.services, option)).toEqual([
      { ...held.account.services[0], until: '2026-12-04' },
      { id: 'internet-2', lines: option.lines, since: '2026-12-05', until: null, hold: null },
    ])
  })
})

describe('nextServiceId', () => {
  it('is an id that no service has (PTL-17, PTL-23)', () => {
    const named = (...ids: readonly string[]) => ids.map((id) => ({ id }) as SubscribedService)
    expect(nextServiceId(named(), 'tv')).toBe('tv')
    expect(nextServiceId(named('tv'), 'tv')).toBe('tv-2')
    expect(nextServiceId(named('tv', 'tv-2'), 'tv-2')).toBe('tv-3')
  })
})
