import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areMet, type BuyerFacts, type CartFacts, isMet, UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { type Condition, type LineOfBusiness, linesOfBusiness, type OfferId } from '#core/catalog/offer.ts'
import { addDays, type PlainDate } from '#core/shared/plain-date.ts'
import { buyer } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { plainDate } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const GIG = 'gig' as OfferId

const facts = (known: Partial<BuyerFacts> = {}, plans = 0, quantity = 0): CartFacts => ({
  buyer: { ...UNKNOWN_BUYER, ...known },
  plansOf: (line: LineOfBusiness) => (line === 'Mobile' ? plans : 0),
  quantityOf: (id: OfferId) => (id === GIG ? quantity : 0),
})

const day = '2026-06-15' as PlainDate

const oneOfEach: readonly Condition[] = [
  { kind: 'NewCustomer' },
  { kind: 'PortIn' },
  { kind: 'Lines', lineOfBusiness: 'Mobile', atLeast: 1 },
  { kind: 'Without', lineOfBusiness: 'Mobile' },
  { kind: 'RatePlan', offerId: GIG },
  { kind: 'Campaign', campaign: 'spring' },
  { kind: 'From', date: day },
  { kind: 'Until', date: day },
]

describe('isMet', () => {
  it('is false for an empty cart and an unknown buyer, except where a plan must be missing (PRC-08)', () => {
    expect(UNKNOWN_BUYER).toStrictEqual({
      isNewCustomer: false,
      portsIn: false,
      campaign: null,
      orderedOn: null,
    })
    expect(oneOfEach).toHaveLength(8)
    for (const condition of oneOfEach)
      expect([condition.kind, isMet(condition, facts())]).toEqual([
        condition.kind,
        condition.kind === 'Without',
      ])
  })

  it('matches exactly the known facts about the buyer (PRC-08)', () =>
    forAll(buyer, (known) => {
      const held = facts(known)
      expect(isMet({ kind: 'NewCustomer' }, held)).toBe(known.isNewCustomer)
      expect(isMet({ kind: 'PortIn' }, held)).toBe(known.portsIn)
      expect(isMet({ kind: 'Campaign', campaign: 'spring' }, held)).toBe(known.campaign === 'spring')
    }))

  it('requires the given number of plans of a line of business, or none (PRC-08)', () =>
    forAll(fc.nat(12), fc.integer({ min: 1, max: 12 }), (plans, atLeast) => {
      for (const lineOfBusiness of linesOfBusiness) {
        const counted = lineOfBusiness === 'Mobile' ? plans : 0
        expect(isMet({ kind: 'Lines', lineOfBusiness, atLeast }, facts({}, plans))).toBe(counted >= atLeast)
        expect(isMet({ kind: 'Without', lineOfBusiness }, facts({}, plans))).toBe(counted === 0)
      }
    }))

  it('requires an offer by its id, in any quantity (PRC-08)', () => {
    expect(
      [1, 3].map((quantity) => isMet({ kind: 'RatePlan', offerId: GIG }, facts({}, 0, quantity))),
    ).toEqual([true, true])
    expect(isMet({ kind: 'RatePlan', offerId: 'tv' as OfferId }, facts({}, 0, 1))).toBe(false)
  })

  it('includes the first and the last day of a date range (PRC-08)', () =>
    forAll(
      plainDate.filter((date) => date > '1970-01-01' && date < '9999-12-31'),
      (date) => {
        const onDay = (kind: 'From' | 'Until', orderedOn: PlainDate): boolean =>
          isMet({ kind, date }, facts({ orderedOn }))
        const days = [addDays(date, -1), date, addDays(date, 1)]
        expect(days.map((orderedOn) => onDay('From', orderedOn))).toEqual([false, true, true])
        expect(days.map((orderedOn) => onDay('Until', orderedOn))).toEqual([true, true, false])
      },
    ))

  it('is false of an unknown condition type (PRC-08)', () => {
    const unknown = { kind: 'Sunny', date: day } as unknown as Condition
    expect(isMet(unknown, facts({ orderedOn: day }))).toBe(false)
  })
})

describe('areMet', () => {
  it('is true of an empty list, and of several when each is met (PRC-08)', () => {
    const all = fc.subarray([...oneOfEach])
    forAll(all, buyer, fc.nat(1), (conditions, known, plans) => {
      const held = facts(known, plans, plans)
      expect(areMet(conditions, held)).toBe(conditions.every((condition) => isMet(condition, held)))
    })
  })
})
