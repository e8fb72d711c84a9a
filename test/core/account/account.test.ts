import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import {
  accountRoom,
  changeHoldings,
  heldAfter,
  isEquipment,
  offersForCustomer,
} from '#core/account/account.ts'
import { type CartLine, quantityOf } from '#core/cart/cart.ts'
import { findOffer, maximumOf, type Offer, type OfferId } from '#core/catalog/offer.ts'
import { ZERO } from '#core/shared/money.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const { offers } = cometa.catalog
const POD = 'wifi-pod' as OfferId

const holdings: fc.Arbitrary<readonly CartLine[]> = fc.uniqueArray(
  fc.record({
    offerId: fc.constantFrom(...offers.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 12 }),
  }),
  { selector: ({ offerId }) => offerId, maxLength: 6 },
)

const accountWith = (held: readonly CartLine[]) => ({ holdings: held, pastDue: ZERO })

const linesIn = (held: readonly CartLine[]): number =>
  offers
    .filter(({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === 'Mobile')
    .reduce((lines, { id }) => lines + quantityOf(held, id), 0)

const changedIn = (sold: readonly Offer[]): readonly Offer[] =>
  sold.filter((offer, index) => offer !== offers[index])

describe(offersForCustomer, () => {
  it('changes nothing for a new customer (ACC-02)', () =>
    forAll(holdings, (held) => {
      expect(offersForCustomer(offers, { newCustomer: true, account: accountWith(held) })).toBe(offers)
    }))

  it('lets held and added equipment never exceed the maximum for an account (ACC-02)', () =>
    forAllWith(
      { examples: [[[{ offerId: POD, quantity: 3 }]], [[{ offerId: POD, quantity: 9 }]]] },
      holdings,
      (held) => {
        const sold = offersForCustomer(offers, { newCustomer: false, account: accountWith(held) })
        for (const [index, offer] of offers.entries()) {
          const { limit = 0 } = sold[index] ?? {}
          const isMobilePlan = offer.role === 'plan' && offer.lineOfBusiness === 'Mobile'
          const inAccount = isEquipment(offer) ? quantityOf(held, offer.id) : isMobilePlan ? linesIn(held) : 0
          expect(limit).toBe(Math.max(0, offer.limit - inAccount))
        }
        for (const offer of changedIn(sold))
          if (isEquipment(offer) && quantityOf(held, offer.id) > 0)
            expect(offer.accountLimit).toBe(findOffer(offers, offer.id)?.limit)
      },
    ))

  it('marks what belongs to a plan that the account has at home, and nothing else (ACC-06)', () =>
    forAll(holdings, (held) => {
      const sold = offersForCustomer(offers, { newCustomer: false, account: accountWith(held) })
      const lines = held
        .flatMap(({ offerId }) => findOffer(offers, offerId) ?? [])
        .filter(({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness !== 'Mobile')
        .map(({ lineOfBusiness }) => lineOfBusiness)
      for (const { lineOfBusiness, isPlanHeld = false } of sold)
        expect(isPlanHeld).toBe(lines.includes(lineOfBusiness))
      const unproven = offersForCustomer(offers, { newCustomer: false })
      expect(unproven.some(({ isPlanHeld }) => isPlanHeld)).toBe(false)
    }))

  it('sells no equipment without a proof, and everything else as usual (ACC-03)', () => {
    const sold = offersForCustomer(offers, { newCustomer: false })
    expect(changedIn(sold).map(({ id, limit, accountLimit }) => [id, limit, accountLimit])).toEqual([
      [POD, 0, 5],
    ])
    expect(sold.map(maximumOf)).toEqual(offers.map(({ limit }) => limit))
  })
})

describe(accountRoom, () => {
  const podOf = (facts: Parameters<typeof offersForCustomer>[1]) => {
    const pod = findOffer(offersForCustomer(offers, facts), POD)
    if (pod === undefined) throw new Error('no pod')
    return accountRoom(pod, facts)
  }

  it('names the reason for less room, and none where there is as much as usual (ACC-02, ACC-03)', () => {
    expect(podOf({ newCustomer: true })).toBeNull()
    expect(podOf({ newCustomer: false })).toEqual({ reason: 'unproven', limit: 5 })
    expect(podOf({ newCustomer: false, account: accountWith([]) })).toBeNull()
    forAll(fc.integer({ min: 1, max: 5 }), (quantity) => {
      const account = accountWith([{ offerId: POD, quantity }])
      expect(podOf({ newCustomer: false, account })).toEqual({ reason: 'held', held: quantity, limit: 5 })
    })
  })
})

describe(changeHoldings, () => {
  it('takes back exactly what it added, and preserves no empty line (ACC-02)', () =>
    forAll(holdings, holdings, (held, lines) => {
      const more = changeHoldings(held, lines)
      for (const { id } of offers)
        expect(quantityOf(more, id)).toBe(quantityOf(held, id) + quantityOf(lines, id))
      expect(changeHoldings(more, lines, -1)).toEqual(held)
    }))
})

describe(heldAfter, () => {
  it('returns the plans of an order, and what an account can have several times (ACC-02, MOB-04)', () =>
    forAll(holdings, (lines) => {
      expect(heldAfter(lines, offers)).toEqual(
        lines.filter(({ offerId }) => offerId === POD || findOffer(offers, offerId)?.role === 'plan'),
      )
    }))
})
