import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { type CartLine, quantityOf } from '#core/cart/cart.ts'
import {
  isNeededBy,
  linesOfMobileItems,
  mobileCart,
  promotedMobileCart,
  withMobileLines,
} from '#core/cart/mobile-lines.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import { byTheGigIds } from '#core/mobile/by-the-gig-offers.ts'
import { deviceOfferIdOf, deviceOffers } from '#core/mobile/device-offers.ts'
import { hasMobileLine, type MobileCartItem } from '#core/mobile/mobile-item.ts'
import {
  UNLIMITED,
  earphonesItem,
  mobileItem,
  ownPhoneItem,
  servicePlan,
  watchItem,
} from '#test/builders/mobile.builder.ts'
import { forAll } from '#test/for-all.ts'

const PLUS = 'mobile-unlimited-plus' as OfferId
const home: readonly CartLine[] = [
  { offerId: 'internet-gig' as OfferId, quantity: 1 },
  { offerId: 'wifi-pod' as OfferId, quantity: 2 },
]

const offersFor = (items: readonly MobileCartItem[]): readonly Offer[] => [
  ...cometa.catalog.offers,
  ...deviceOffers(items, devices, []),
]

const ratePlan = fc.constantFrom(UNLIMITED, PLUS, byTheGigIds.plan)

const cart = ratePlan.chain((plan) =>
  fc.array(
    fc.constantFrom(
      ownPhoneItem({ ratePlan: plan }),
      mobileItem({ ratePlan: plan }),
      mobileItem({ ratePlan: plan, term: 36 }),
      watchItem({ ratePlan: plan, others: [servicePlan('InsurancePlan', 'mobile-insurance')] }),
      earphonesItem(),
    ),
    { minLength: 1, maxLength: 8 },
  ),
)

const planOf = (items: readonly MobileCartItem[]): OfferId =>
  items.find(hasMobileLine)?.productDetail.servicePlans[0]?.planId as OfferId

const without = (lines: readonly CartLine[], id: OfferId | null): readonly CartLine[] =>
  lines.filter(({ offerId }) => offerId !== id)

describe('linesOfMobileItems', () => {
  it('counts a rate plan for each line, and each device and other plan as often as items name it (MOB-31)', () => {
    forAll(cart, (items) => {
      const lines = linesOfMobileItems(items)
      expect(quantityOf(lines, planOf(items))).toBe(items.filter(hasMobileLine).length)
      for (const item of items) {
        const id = deviceOfferIdOf(item)
        const same = items.filter((other) => deviceOfferIdOf(other) === id)
        if (id !== null) expect(quantityOf(lines, id)).toBe(same.length)
      }
      const insured = items.filter(({ type }) => type === 'SMART_WATCH').length
      expect(quantityOf(lines, 'mobile-insurance' as OfferId)).toBe(insured)
      const isShared = planOf(items) === byTheGigIds.plan
      expect(quantityOf(lines, byTheGigIds.first)).toBe(isShared ? 1 : 0)
    })
    expect(linesOfMobileItems([])).toEqual([])
  })

  it('needs the offers that it names, and further gigabytes with their plan (MOB-31)', () => {
    const isNeeded = isNeededBy([ownPhoneItem({ ratePlan: byTheGigIds.plan })])
    expect(Object.values(byTheGigIds).every(isNeeded)).toBe(true)
    expect(isNeededBy([ownPhoneItem()])(byTheGigIds.extra)).toBe(false)
    expect(isNeeded(UNLIMITED)).toBe(false)
  })
})

describe('mobileCart', () => {
  it('changes nothing in a cart whose lines are those of its items (MOB-31)', () =>
    forAll(cart, (items) => {
      const offers = offersFor(items)
      const lines = withMobileLines(home, items, offers)
      expect(mobileCart(lines, items, offers)).toEqual({ lines, items })
    }))

  it('counts devices from the items, whatever their quantities became, and leaves the others (MOB-31)', () =>
    forAll(cart, fc.integer({ min: 1, max: 9 }), (items, quantity) => {
      const offers = offersFor(items)
      const lines = withMobileLines(home, items, offers)
      const isLeft = (line: CartLine): boolean => home.includes(line) || line.offerId === planOf(items)
      const changed = lines.map((line) => (isLeft(line) ? line : { ...line, quantity }))
      expect(mobileCart(changed, items, offers)).toEqual({ lines, items })
    }))

  it('drops the last lines, and no line whose device is not chosen yet (MOB-31)', () =>
    forAll(cart, fc.integer({ min: 1, max: 10 }), (items, quantity) => {
      const offers = offersFor(items)
      const lines = items.filter(hasMobileLine)
      fc.pre(lines.length > 0)
      const plan = planOf(items)
      const others = without(withMobileLines(home, items, offers), plan)
      const changed = mobileCart([...others, { offerId: plan, quantity }], items, offers)
      expect(quantityOf(changed.lines, plan)).toBe(quantity)
      expect(changed.items.filter(hasMobileLine)).toEqual(lines.slice(0, quantity))
      expect(changed.items.filter((item) => !hasMobileLine(item))).toEqual(
        items.filter((item) => !hasMobileLine(item)),
      )
    }))

  it('removes the items of a device that leaves, and only those (MOB-31)', () =>
    forAll(cart, fc.nat(7), (items, at) => {
      const offers = offersFor(items)
      const device = items.map(deviceOfferIdOf)[at % items.length] ?? null
      const left = items.filter((item) => device === null || deviceOfferIdOf(item) !== device)
      const changed = mobileCart(without(withMobileLines(home, items, offers), device), items, offers)
      expect(changed).toEqual({ items: left, lines: withMobileLines(home, left, offers) })
    }))

  it('gives all lines another plan at once, and removes them with the last one (MOB-31)', () =>
    forAll(cart, ratePlan, (items, other) => {
      const offers = offersFor(items)
      const others = without(withMobileLines(home, items, offers), planOf(items))
      const lines = items.filter(hasMobileLine).length
      const swapped = mobileCart([...others, { offerId: other, quantity: lines || 1 }], items, offers)
      expect(swapped.items).toHaveLength(items.length)
      // Accessories alone imply no mobile lines.
      expect(quantityOf(swapped.lines, other)).toBe(lines === 0 ? 1 : lines)
      const gone = mobileCart(others, items, offers)
      expect(gone.items).toEqual(lines === 0 ? items : items.filter((item) => !hasMobileLine(item)))
    }))

  it('leaves a cart without items as it is, and further gigabytes with their plan (MOB-31)', () => {
    const lines = [...home, { offerId: UNLIMITED, quantity: 3 }]
    expect(mobileCart(lines, [], cometa.catalog.offers)).toEqual({ lines, items: [] })
    const extra = { offerId: byTheGigIds.extra, quantity: 4 }
    const shared = [ownPhoneItem({ ratePlan: byTheGigIds.plan })]
    expect(withMobileLines([extra], shared, cometa.catalog.offers)).toContainEqual(extra)
    expect(withMobileLines([extra], [ownPhoneItem()], cometa.catalog.offers)).not.toContainEqual(extra)
  })
})

describe('promotedMobileCart', () => {
  const promoted = (item: MobileCartItem): MobileCartItem => ({
    ...item,
    productDetail: { ...item.productDetail, promotion: 'deviceDiscount' },
  })

  it('replaces the line of each device with a new price, and no other line (CPN-14, MOB-31)', () =>
    forAll(
      fc.array(fc.tuple(fc.constantFrom(mobileItem(), watchItem()), fc.boolean()), { maxLength: 6 }),
      (chosen) => {
        const items = chosen.map(([item]) => item)
        const next = chosen.map(([item, isPromoted]) => (isPromoted ? promoted(item) : item))
        const before = { lines: [...home, ...linesOfMobileItems(items)], items }
        const after = promotedMobileCart(before, next)
        expect(after.items).toEqual(next)
        const byId = (lines: readonly CartLine[]) =>
          Object.fromEntries(lines.map(({ offerId, quantity }) => [offerId, quantity]))
        expect(byId(after.lines)).toEqual(byId([...home, ...linesOfMobileItems(next)]))
        expect(after === before).toBe(chosen.every(([, isPromoted]) => !isPromoted))
      },
    ))
})
