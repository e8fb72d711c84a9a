import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { labelFacts } from '#adapters/brand/cometa/label.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { type Catalog, type Offer, type OfferId, offersOfRole } from '#core/catalog/offer.ts'
import { oneTimeOf, recurringOf } from '#core/catalog/price.ts'
import type { LabelFacts } from '#core/label/label-facts.ts'
import { internetPriceOf, type Label } from '#core/label/label.ts'
import { labelOfPlan, labelsOf, refuseReuse } from '#core/label/labels.ts'
import { planIdOf } from '#core/label/plan-id.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints, cents } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { labelled } from '#test/arbitraries/label.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const CAMPAIGN = 'gig-5-year-internet-price-guarantee'

const isInternetPlan = ({ role, lineOfBusiness }: Offer): boolean =>
  role === 'plan' && lineOfBusiness === 'Internet'

const isMobileData = ({ role, lineOfBusiness, speed }: Offer): boolean =>
  role === 'plan' && lineOfBusiness === 'Mobile' && speed !== null

const pairs = (catalog: Catalog, facts: LabelFacts): readonly (readonly [Offer, Label])[] => {
  const labels = accepted(labelsOf(catalog, facts))
  const plans = catalog.offers.filter((offer) => isInternetPlan(offer) || isMobileData(offer))
  expect(labels.map(({ offerId }) => offerId)).toEqual(plans.map(({ id }) => id))
  return plans.map((plan, index) => [plan, labels[index] as Label])
}

describe('labelsOf', () => {
  it('returns one label for each internet plan and each mobile plan with a speed, in catalogue order (LBL-01)', () =>
    forAll(labelled, ([catalog, facts]) => {
      pairs(catalog, facts)
    }))

  it('copies offer and facts field by field, and adds nothing (LBL-01)', () =>
    forAll(labelled, ([catalog, facts]) => {
      for (const [plan, label] of pairs(catalog, facts)) {
        const service = plan.lineOfBusiness === 'Internet' ? 'fixed' : 'mobile'
        const { price: _, oneTimeFees: __, ...rest } = label
        expect(rest).toEqual({
          planId: planIdOf(service, facts.frn, plan.id, catalog.version),
          offerId: plan.id,
          provider: facts.provider,
          plan: plan.name,
          service,
          contractMonths: facts.contractMonths,
          recurringFees: facts.recurringFees,
          earlyTerminationFee: facts.earlyTerminationFee,
          governmentTaxes: plan.taxable ? 'varies' : 'included',
          speed: plan.speed,
          latencyMs: facts.latencyMs[plan.id],
          data: facts.data,
          technology: facts.technology[service],
          supportPhone: facts.supportPhone,
        })
      }
    }))

  it('states the price of the plan alone before tax, today and in each later month (LBL-03)', () =>
    forAll(labelled, ([catalog, facts]) => {
      for (const [plan, { price }] of pairs(catalog, facts)) {
        const { id, promotions } = plan
        const promotion = promotions.find((one) => 'off' in one)
        const recurring = recurringOf(plan)
        const lines = [{ offerId: id, quantity: 1 }]
        const taxRate = basisPoints(825)
        const alone = accepted(quote({ catalogVersion: '1', offers: catalog.offers, lines, taxRate }))
        expect(price.monthly).toBe(alone.monthly.net)
        const off = Math.min(promotion?.off ?? 0, recurring)
        expect(price).toEqual({
          monthly: recurring - off,
          later: off === 0 ? [] : [{ fromMonth: (promotion?.months ?? 0) + 1, monthly: recurring }],
        })
      }
    }))

  it('lists the one-time charges possible for the service, and none that is free (LBL-04)', () =>
    forAll(labelled, ([catalog, facts]) => {
      for (const [plan, { oneTimeFees }] of pairs(catalog, facts)) {
        const fee = (kind: string) => (offer: Offer) => ({
          kind,
          name: offer.name,
          amount: oneTimeOf(offer),
        })
        const beside = (role: 'installation' | 'deposit') =>
          offersOfRole(catalog.offers, role)
            .filter(({ lineOfBusiness }) => lineOfBusiness === plan.lineOfBusiness)
            .map(fee(role))
        const all = [fee('activation')(plan), ...beside('installation'), ...beside('deposit')]
        expect(oneTimeFees).toEqual(all.filter(({ amount }) => amount !== 0))
      }
    }))

  it('assigns unique ids, and new ids to another version of the catalogue (LBL-02)', () =>
    forAll(labelled, ([catalog, facts]) => {
      const now = accepted(labelsOf(catalog, facts))
      const next = accepted(labelsOf({ ...catalog, version: `${catalog.version}.1` }, facts))
      const ids = [...now, ...next].map(({ planId }) => planId)
      expect(new Set(ids).size).toBe(ids.length)
    }))

  it('refuses a plan without a speed or a latency, and a plan that cannot be sold (LBL-01, LBL-05)', () =>
    forAll(labelled, ([catalog, facts]) => {
      const plan = catalog.offers.find(isInternetPlan)
      fc.pre(
        plan !== undefined && catalog.offers.find((own) => isInternetPlan(own) || isMobileData(own)) === plan,
      )
      const { id: offerId } = plan
      const change = (part: Partial<Offer>): Catalog => ({
        ...catalog,
        offers: catalog.offers.map((own) => (own.id === offerId ? { ...own, ...part } : own)),
      })
      const { [offerId]: _, ...latencyMs } = facts.latencyMs
      expect(labelsOf(change({ speed: null }), facts)).toEqual(E.left({ _tag: 'SpeedMissing', offerId }))
      expect(labelsOf(catalog, { ...facts, latencyMs })).toEqual(E.left({ _tag: 'LatencyMissing', offerId }))
      expect(labelsOf(change({ limit: 0 }), facts)).toEqual(
        E.left({ _tag: 'QuantityOutOfRange', offerId, quantity: 1, limit: 0 }),
      )
    }))

  it('refuses two plans with one id, and invalid facts (LBL-02, LBL-05)', () => {
    const [plan] = cometa.catalog.offers
    if (plan === undefined) throw new TypeError('no plan')
    const twice = { ...cometa.catalog, offers: [plan, { ...plan, name: 'Otro' }] }
    const [{ planId }] = accepted(labelsOf(cometa.catalog, labelFacts)) as [Label]
    expect(labelsOf(twice, labelFacts)).toEqual(E.left({ _tag: 'PlanIdReused', planId }))
    expect(labelsOf(cometa.catalog, { ...labelFacts, provider: '' })).toEqual(
      E.left({ _tag: 'FactMalformed', fact: 'provider' }),
    )
  })

  it('of Cometa cover its internet plans, with first-year prices (LBL-01, LBL-03, LBL-04)', () => {
    const labels = accepted(labelsOf(cometa.catalog, labelFacts))
    expect(labels.map(({ plan, price, governmentTaxes }) => [plan, price, governmentTaxes])).toEqual([
      ['Internet Assist', { monthly: 2_500, later: [] }, 'included'],
      ['Internet Advantage', { monthly: 3_000, later: [] }, 'included'],
      ['Internet 500 Mbps', { monthly: 5_000, later: [{ fromMonth: 13, monthly: 8_000 }] }, 'included'],
      ['Internet Gig', { monthly: 7_000, later: [{ fromMonth: 13, monthly: 10_000 }] }, 'included'],
    ])
    for (const { oneTimeFees } of labels)
      expect(oneTimeFees.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['installation', 6_500],
        ['deposit', 5_000],
      ])
  })
})

describe('internetPriceOf', () => {
  it('equals the quote before tax, month by month (LBL-03)', () => {
    const amount = (net: number) => ({ net: cents(net), tax: cents(7), total: cents(net + 7) })
    expect(
      internetPriceOf({
        catalogVersion: '1',
        lines: [],
        monthly: amount(10),
        oneTime: amount(0),
        dueToday: cents(17),
        later: [
          { fromMonth: 3, monthly: amount(20) },
          { fromMonth: 9, monthly: amount(15) },
        ],
      }),
    ).toEqual({
      monthly: 10,
      later: [
        { fromMonth: 3, monthly: 20 },
        { fromMonth: 9, monthly: 15 },
      ],
    })
  })
})

describe('labelOfPlan', () => {
  it('has the price of the campaign of the buyer, with an id of its own (LBL-02, LBL-03, CAT-09)', () => {
    const plan = 'internet-gig' as OfferId
    const priceFor = (campaign: string | null) =>
      labelOfPlan(cometa.catalog, labelFacts, plan, { ...UNKNOWN_BUYER, campaign })
    const [usual, own, other] = [null, CAMPAIGN, 'other'].map(priceFor)
    expect(own?.price).toEqual({ monthly: 5_000, later: [{ fromMonth: 61, monthly: 10_000 }] })
    expect(usual?.price).toEqual({ monthly: 7_000, later: [{ fromMonth: 13, monthly: 10_000 }] })
    expect(own?.planId).not.toBe(usual?.planId)
    expect(other).toEqual(usual)
  })

  it('returns the label of the plan among those of its catalogue, null for every other offer (LBL-01)', () =>
    forAll(labelled, ([catalog, facts]) => {
      const labels = accepted(labelsOf(catalog, facts))
      for (const { id } of catalog.offers)
        expect(labelOfPlan(catalog, facts, id)).toEqual(labels.find(({ offerId }) => offerId === id) ?? null)
    }))

  it('returns null when the facts are invalid (LBL-05)', () => {
    for (const { id } of cometa.catalog.offers)
      expect(labelOfPlan(cometa.catalog, { ...labelFacts, provider: '' }, id)).toBeNull()
  })
})

describe('refuseReuse', () => {
  const labels = accepted(labelsOf(cometa.catalog, labelFacts))

  it('accepts unchanged labels and new ones (LBL-02)', () => {
    expect(refuseReuse([], labels)).toEqual(E.right(labels))
    expect(refuseReuse(labels, labels)).toEqual(E.right(labels))
    const next = accepted(labelsOf({ ...cometa.catalog, version: 'next' }, labelFacts))
    expect(refuseReuse(labels, next)).toEqual(E.right(next))
  })

  it('ignores the order of fields in an archive (LBL-02)', () => {
    const archived = labels.map((label) => Object.fromEntries(Object.entries(label).toReversed()) as Label)
    expect(refuseReuse(archived, labels)).toEqual(E.right(labels))
  })

  it('refuses a duplicate label (LBL-02)', () => {
    const [first] = labels as [Label]
    expect(refuseReuse([], [...labels, first])).toEqual(
      E.left({ _tag: 'PlanIdReused', planId: first.planId }),
    )
  })

  it('refuses an id whose label changed in any field (LBL-02)', () => {
    const [first, ...rest] = labels as [Label]
    const others: readonly Partial<Label>[] = [
      { price: { ...first.price, monthly: cents(1) } },
      { plan: 'Otro' },
      { latencyMs: first.latencyMs + 1 },
      { governmentTaxes: 'varies' },
    ]
    for (const other of others)
      expect(refuseReuse(labels, [...rest, { ...first, ...other }])).toEqual(
        E.left({ _tag: 'PlanIdReused', planId: first.planId }),
      )
  })
})
