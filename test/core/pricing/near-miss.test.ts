import { describe, expect, it } from 'vitest'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { Bundle, Condition, Offer, OfferId, Promotion } from '#core/catalog/offer.ts'
import { withChange } from '#core/pricing/change.ts'
import type { NearMiss } from '#core/pricing/near-miss.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { why } from '#core/pricing/why.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { quoteInput } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { nearMissProperties } from '#stories/rules/properties/near-miss.properties.ts'
import { testCartProperties } from '#test/core/cart-properties.ts'
import { forAllWith } from '#test/for-all.ts'

const missesOf = (input: QuoteInput): readonly NearMiss[] => accepted(why(input)).nearMisses

describe('nearMisses', () => {
  testCartProperties(nearMissProperties)
})

const offerNamed = (id: string, more: Partial<Offer> = {}): Offer => ({
  id: id as OfferId,
  role: 'plan',
  lineOfBusiness: 'Internet',
  name: id,
  prices: [{ type: 'RECURRING', amount: cents(5_000), guaranteeMonths: 0 }],
  promotions: [],
  limit: 1,
  choice: null,
  taxable: false,
  speed: null,
  requires: null,
  audience: 'everybody',
  ...more,
})

const asking = (...conditions: readonly Condition[]): readonly Promotion[] => [
  { id: 'asked', off: cents(1_000), months: 12, conditions },
]

const day = (text: string): PlainDate => text as PlainDate

/** A cart of an internet plan with one promotion, in a shop of television and mobile lines. */
const cartAsking = (conditions: readonly Condition[], more: Partial<QuoteInput> = {}): QuoteInput => ({
  catalogVersion: '1',
  offers: [
    offerNamed('gig', { promotions: asking(...conditions), choice: 'internet' }),
    offerNamed('slow', { choice: 'internet' }),
    offerNamed('channels', { role: 'addOn', lineOfBusiness: 'TV' }),
    offerNamed('tv', { lineOfBusiness: 'TV', choice: 'tv' }),
    offerNamed('tv-more', { lineOfBusiness: 'TV', choice: 'tv' }),
    offerNamed('sold-out', { limit: 0 }),
    offerNamed('tablet', { lineOfBusiness: 'Mobile', limit: 2 }),
    offerNamed('mobile', { lineOfBusiness: 'Mobile', limit: 10, choice: 'mobile' }),
    offerNamed('mobile-plus', { lineOfBusiness: 'Mobile', limit: 10, choice: 'mobile' }),
  ],
  lines: [{ offerId: 'gig' as OfferId, quantity: 1 }],
  taxRate: basisPoints(0),
  ...more,
})

const changesOf = (conditions: readonly Condition[], more: Partial<QuoteInput> = {}) =>
  missesOf(cartAsking(conditions, more)).find(({ id }) => id === 'asked')?.changes

const withOffer = (...lines: readonly (readonly [string, number])[]): Pick<QuoteInput, 'lines'> => ({
  lines: lines.map(([id, quantity]) => ({ offerId: id as OfferId, quantity })),
})

const add = (offerId: string, quantity: number, replaces: string | null = null) => ({
  kind: 'AddOffer',
  offerId,
  quantity,
  replaces,
})

describe('withChange', () => {
  it('starts from an unknown buyer when none is given (PRC-08, PRC-13)', () =>
    forAllWith({ numRuns: 10 }, quoteInput, (input) => {
      const { buyer } = withChange(input, { kind: 'PortIn' })
      expect(buyer).toEqual({ ...UNKNOWN_BUYER, portsIn: true })
    }))
})

describe('the changes of a near miss', () => {
  const mobile = (atLeast: number): Condition => ({ kind: 'Lines', lineOfBusiness: 'Mobile', atLeast })
  const tv: Condition = { kind: 'Lines', lineOfBusiness: 'TV', atLeast: 1 }

  it('set the buyer facts that a condition requires (PRC-13)', () => {
    expect(changesOf([{ kind: 'NewCustomer' }])).toEqual([{ kind: 'BeNewCustomer' }])
    expect(changesOf([{ kind: 'PortIn' }])).toEqual([{ kind: 'PortIn' }])
    expect(changesOf([{ kind: 'Campaign', campaign: 'spring' }])).toEqual([
      { kind: 'ComeFrom', campaign: 'spring' },
    ])
  })

  it('wait for a future day, and give up on one that is past (PRC-13)', () => {
    const from = { kind: 'From', date: day('2026-06-01') } as const
    const until = { kind: 'Until', date: day('2026-06-30') } as const
    const orderedOn = (date: string | null) => ({
      buyer: { ...UNKNOWN_BUYER, orderedOn: date as PlainDate | null },
    })
    expect(changesOf([from], orderedOn('2026-05-31'))).toEqual([{ kind: 'OrderOn', date: '2026-06-01' }])
    expect(changesOf([until], orderedOn(null))).toEqual([{ kind: 'OrderOn', date: '2026-06-30' }])
    expect(changesOf([until], orderedOn('2026-07-01'))).toBeNull()
    expect(changesOf([from, { ...until, date: day('2026-05-01') }], orderedOn(null))).toBeNull()
    expect(changesOf([from, { ...from, date: day('2026-09-01') }], orderedOn(null))).toEqual([
      { kind: 'OrderOn', date: '2026-09-01' },
    ])
  })

  it('add the first plan that replaces none, never an add-on in its place (PRC-13)', () => {
    expect(changesOf([tv])).toEqual([add('tv', 1)])
    expect(changesOf([{ kind: 'Lines', lineOfBusiness: 'Voice', atLeast: 1 }])).toBeNull()
  })

  it('add the missing lines, to existing plans when there is room (PRC-02, PRC-13)', () => {
    expect(changesOf([mobile(2)])).toEqual([add('tablet', 2)])
    expect(changesOf([mobile(3)])).toEqual([add('mobile', 3)])
    expect(changesOf([mobile(4)], withOffer(['gig', 1], ['mobile-plus', 2]))).toEqual([add('mobile-plus', 2)])
    expect(changesOf([mobile(6)], withOffer(['gig', 1], ['mobile-plus', 2]))).toEqual([add('mobile-plus', 4)])
    expect(changesOf([mobile(3)], withOffer(['gig', 1], ['mobile-plus', 2], ['tablet', 1]))).toBeUndefined()
    expect(changesOf([mobile(10)])).toEqual([add('mobile', 10)])
    expect(changesOf([mobile(11)])).toBeNull()
    expect(changesOf([mobile(11)], withOffer(['gig', 1], ['mobile', 10]))).toEqual([add('tablet', 1)])
  })

  it('replace the other offer of its choice with a named offer (CRT-01, PRC-13)', () => {
    const plan: Condition = { kind: 'RatePlan', offerId: 'tv-more' as OfferId }
    expect(changesOf([plan])).toEqual([add('tv-more', 1)])
    expect(changesOf([tv, plan])).toEqual([add('tv-more', 1)])
    expect(changesOf([plan], withOffer(['gig', 1], ['tv', 1]))).toEqual([add('tv-more', 1, 'tv')])
    for (const id of ['gone', 'sold-out'])
      expect(changesOf([{ kind: 'RatePlan', offerId: id as OfferId }])).toBeNull()
    expect(changesOf([plan, { kind: 'RatePlan', offerId: 'tv' as OfferId }])).toBeNull()
  })

  it('add the offer itself first, with what it replaces (PRC-13)', () => {
    expect(changesOf([tv], withOffer(['slow', 1]))).toEqual([add('gig', 1, 'slow'), add('tv', 1)])
    const [slow] = [withOffer(['slow', 1])]
    const two: Condition = { kind: 'Lines', lineOfBusiness: 'Internet', atLeast: 2 }
    expect(changesOf([two], slow)).toBeNull()
    expect(changesOf([], slow)).toEqual([add('gig', 1, 'slow')])
  })

  it('are none when another promotion then discounts more (PRC-09, PRC-13)', () => {
    const { offers, ...rest } = cartAsking([{ kind: 'PortIn' }])
    const better = { id: 'better', off: cents(2_000), months: 12, conditions: [] }
    const outdone = offers.map((offer) => ({ ...offer, promotions: [better, ...offer.promotions] }))
    const miss = missesOf({ ...rest, offers: outdone }).find(({ id }) => id === 'asked')
    expect(miss).toMatchObject({ reasons: [{ kind: 'ConditionUnmet' }], changes: null })
  })

  it('complete a bundle (PRC-10, PRC-13)', () => {
    const bundle: Bundle = {
      id: 'both',
      offers: ['gig' as OfferId, 'tv' as OfferId],
      off: cents(500),
      months: 12,
      conditions: [{ kind: 'PortIn' }],
    }
    const [, miss] = missesOf(cartAsking([{ kind: 'NewCustomer' }], { bundles: [bundle] }))
    expect(miss).toEqual({
      rule: 'PRC-10',
      id: 'both',
      offerId: 'gig',
      reasons: [
        { kind: 'NotInCart', offerId: 'tv' },
        { kind: 'ConditionUnmet', condition: { kind: 'PortIn' } },
      ],
      changes: [add('tv', 1), { kind: 'PortIn' }],
    })
    const unsold = { ...bundle, offers: ['gone' as OfferId, 'tv' as OfferId] as const }
    expect(missesOf(cartAsking([], { bundles: [unsold] }))).toMatchObject([{ id: 'both', changes: null }])
  })
})
