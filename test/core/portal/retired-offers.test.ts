import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { optionsInstead, servicesAfter, withDependents } from '#core/portal/account-facts.ts'
import { previewOf } from '#core/portal/change-preview.ts'
import { disclosuresOfEnd, equipmentOf } from '#core/portal/final-terms.ts'
import { nameOfService } from '#core/portal/subscribed-service.ts'
import type { SubscribedService, ServiceId } from '#core/portal/portal-account.ts'
import { quoteServices } from '#core/portal/service-quote.ts'
import { withOrder } from '#core/portal/services-of-order.ts'
import type { QuoteLine } from '#core/pricing/quoted.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { factsOf, heldAccount, heldCatalog } from '#test/arbitraries/portal-account.arbitrary.ts'
import type { HeldAccount } from '#test/arbitraries/portal-account.arbitrary.ts'

const today = '2026-11-18' as PlainDate

const retired: SubscribedService = {
  id: 'internet' as ServiceId,
  lines: [{ offerId: 'retired-plan' as OfferId, quantity: 1 }],
  since: '2025-01-05' as PlainDate,
  until: null,
  hold: null,
}

const withServices = (...services: readonly SubscribedService[]): HeldAccount => ({
  today,
  account: {
    ...(fc.sample(heldAccount, { numRuns: 1, seed: 1 })[0] as HeldAccount).account,
    taxRate: basisPoints(0),
    services,
  },
})

const cancelInternet = {
  kind: 'cancel',
  serviceIds: ['internet' as ServiceId],
  reason: null,
  timing: 'today',
  returnMethod: 'mail',
} as const

/** A service with no offer in the catalogue. */
describe('a retired service', () => {
  it('has no price, no option and no preview, and its id as its name (PTL-13, PTL-19)', () => {
    const facts = factsOf(withServices(retired))
    expect(quoteServices(facts.account, heldCatalog, today)).toBe(null)
    expect(accepted(optionsInstead(facts, [retired.id], null))).toEqual([])
    expect(previewOf(facts, cancelInternet)).toEqual(E.left({ _tag: 'NotPriced' }))
    expect(nameOfService(retired, heldCatalog.offers)).toBe('internet')
    expect(withDependents(facts, [retired])).toEqual([retired])
  })

  it('needs nothing but the confirmation of its end, and its rented devices come back by their id (PTL-18)', () => {
    const nothing = { equipment: [], instalmentsDue: cents(0) }
    expect(disclosuresOfEnd([retired], heldCatalog.offers, nothing)).toEqual(['serviceEnds', 'finalBill'])
    const rented = [{ offerIds: ['retired-plan' as OfferId], name: null, fee: cents(100) }]
    expect(equipmentOf([retired], rented, heldCatalog.offers, today)).toMatchObject([
      { name: 'retired-plan' },
    ])
  })

  it('changes no option of another service, and one that has ended cannot be changed (PTL-17, PTL-20)', () => {
    const gig = {
      ...retired,
      id: 'internet-2' as ServiceId,
      lines: [{ offerId: 'internet-gig' as OfferId, quantity: 1 }] as const,
    }
    const optionsOf = (...services: readonly SubscribedService[]) =>
      accepted(optionsInstead(factsOf(withServices(...services)), [gig.id], 'price'))
    expect(optionsOf(retired, gig)).toEqual(optionsOf(gig))
    const ended = { ...retired, until: '2026-11-17' as PlainDate }
    expect(previewOf(factsOf(withServices(ended, gig)), cancelInternet)).toEqual(
      E.left({ _tag: 'ServiceUnknown', serviceId: 'internet' }),
    )
  })

  it('is not replaced by an order (PTL-23)', () => {
    const line = { offerId: 'internet-gig', lineOfBusiness: 'Internet', role: 'plan', quantity: 1 }
    const unknown = { ...line, offerId: 'other-retired' }
    for (const ordered of [line, unknown]) {
      const lines = [ordered as unknown as QuoteLine]
      expect(withOrder([retired], lines, { since: today }, heldCatalog.offers)[0]).toEqual(retired)
    }
  })

  it('is not charged for a quantity that nothing is sold in (PTL-13)', () => {
    const none = { ...retired, lines: [{ offerId: 'internet-gig' as OfferId, quantity: -1 }] as const }
    expect(quoteServices(withServices(none).account, heldCatalog, today)).toBe(null)
  })
})

describe('withOrder', () => {
  it('leaves what has ended, plans without a choice, and plans without add-ons (PTL-23)', () => {
    const offers = heldCatalog.offers.map((offer) =>
      offer.id === 'internet-gig' ? { ...offer, choice: null } : offer,
    )
    const gig = { offerId: 'internet-gig', lineOfBusiness: 'Internet', role: 'plan', quantity: 1 }
    const lines = [gig as unknown as QuoteLine]
    const held = { ...retired, lines: [{ offerId: 'internet-500' as OfferId, quantity: 1 }] as const }
    const ended = { ...held, until: '2026-01-04' as PlainDate }
    const of = (service: SubscribedService, sold: typeof offers) =>
      withOrder([service], lines, { since: today }, sold).map(({ id, until }) => [id, until])
    expect(of(held, offers)).toEqual([
      ['internet', null],
      ['internet-2', null],
    ])
    expect(of(ended, [...heldCatalog.offers])).toEqual([
      ['internet', '2026-01-04'],
      ['internet-2', null],
    ])
    expect(of(held, [...heldCatalog.offers])).toEqual([
      ['internet', '2026-11-17'],
      ['internet-2', null],
    ])
  })
})

describe('servicesAfter', () => {
  it('are the same after a change without an effect (PTL-19)', () => {
    const request = { kind: 'acceptOption', optionId: 'none' as never, reason: null } as const
    expect(servicesAfter([retired], { request, option: null, effectiveOn: today })).toEqual([retired])
  })
})

describe('an option of a service', () => {
  it('is refused with the obstacle of its service, and unknown for a service that the account does not have (PTL-17, PTL-20)', () => {
    const facts = factsOf(withServices({ ...retired, hold: 'fixedTerm' }))
    const accept = (optionId: string) =>
      previewOf(facts, { kind: 'acceptOption', optionId: optionId as never, reason: null })
    expect(accept('discount.internet')).toEqual(
      E.left({ _tag: 'ServiceBlocked', serviceId: 'internet', obstacle: 'fixedTerm' }),
    )
    expect(accept('discount.tv')).toEqual(E.left({ _tag: 'ServiceUnknown', serviceId: 'tv' }))
  })
})

describe('instalments without tax', () => {
  it('fall due as they are (PTL-18)', () => {
    const offers = heldCatalog.offers.map((offer) => ({ ...offer, taxable: false }))
    const xumo: SubscribedService = {
      ...retired,
      id: 'internet' as ServiceId,
      lines: [
        { offerId: 'tv-stream' as OfferId, quantity: 1 },
        { offerId: 'xumo-own' as OfferId, quantity: 1 },
      ],
      since: '2026-11-18' as PlainDate,
    }
    const held = withServices(xumo)
    const facts = {
      ...factsOf({ ...held, account: { ...held.account, cycleDay: 18 } }),
      catalog: { ...heldCatalog, offers },
    }
    expect(accepted(previewOf(facts, cancelInternet)).instalmentsDue).toBe(11 * 500)
  })
})
