import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type Cart, type CartId, cartMarkers } from '#core/cart/cart.ts'
import {
  CART_LIFESPAN_DAYS,
  CART_LIFESPAN_MS,
  RESTORATION_VERSION,
  saveCart,
  parseRestoration,
  restorationLimits,
  restoreCart,
  settleRestore,
} from '#core/cart/restoration.ts'
import { findOffer, type Offer, type OfferId } from '#core/catalog/offer.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { anyValue, invisible, spoiltOf } from '#test/arbitraries/outside.arbitrary.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { linesOver } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { cartId, restoration, restorationAt } from '#test/arbitraries/restoration.arbitrary.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const stored = {
  version: 1,
  cartId: 'cart-1',
  marker: 'active',
  lines: [{ offerId: 'internet-gig', quantity: 1 }],
  savedAt: 1_000,
}

const failureOf = (value: unknown) => {
  const parsed = parseRestoration(value)
  return E.isLeft(parsed) ? parsed.left : null
}

const shopping: fc.Arbitrary<{ readonly cart: Cart; readonly sold: readonly Offer[] }> = offers.chain(
  (sold) =>
    fc.record({
      sold: fc.constant(sold),
      cart: fc.record({
        id: cartId,
        version: fc.nat(),
        marker: fc.constantFrom(...cartMarkers),
        lines: linesOver(sold),
      }),
    }),
)

describe('saveCart', () => {
  it('saves exactly active carts with a recurring charge, for thirty days (CRT-06, CRT-07)', () => {
    forAll(shopping, instant, ({ cart, sold }, now) => {
      const { id, marker, lines } = cart
      const isMonthly = lines.some(({ offerId }) => {
        const role = findOffer(sold, offerId)?.role
        return role === 'plan' || role === 'addOn' || role === 'device'
      })
      const saved = saveCart(cart, sold, now)
      if (marker === 'ordered') expect(saved).toEqual({ action: 'clear', reason: 'CartOrdered' })
      else if (!isMonthly) expect(saved).toEqual({ action: 'clear', reason: 'NoMonthlyItems' })
      else
        expect(saved).toEqual({
          action: 'keep',
          record: { version: 1, cartId: id, marker: 'active', lines, savedAt: now },
          lifespanMs: 30 * 24 * 60 * 60 * 1_000,
        })
    })
    expect(CART_LIFESPAN_DAYS).toBe(30)
  })

  it('clears a cart that is empty, unsold, or has one-time charges only (CRT-06)', () => {
    const sold = cometa.catalog.offers
    const holding = (...ids: readonly string[]): Cart => ({
      id: 'cart-1' as CartId,
      version: 1,
      marker: 'active',
      lines: ids.map((id) => ({ offerId: id as OfferId, quantity: 1 })),
    })
    for (const cart of [holding(), holding('install-professional'), holding('gone')])
      expect(saveCart(cart, sold, epochMs(0))).toEqual({ action: 'clear', reason: 'NoMonthlyItems' })
    expect(saveCart(holding('gone', 'wifi-pod'), sold, epochMs(0)).action).toBe('keep')
  })

  it('writes text that restores the same cart (CRT-06, CRT-08)', () =>
    forAll(shopping, instant, ({ cart, sold }, now) => {
      const saved = saveCart(cart, sold, now)
      fc.pre(saved.action === 'keep')
      if (saved.action === 'keep')
        expect(restoreCart(JSON.stringify(saved.record), now)).toEqual(E.right(saved.record))
    }))
})

describe('parseRestoration', () => {
  it('parses a record from JSON (CRT-08)', () => {
    forAll(restoration, (record) => {
      expect(parseRestoration(JSON.parse(JSON.stringify(record)))).toEqual(E.right(record))
    })
    expect(parseRestoration({ ...stored, more: 1 })).toEqual(E.right(stored))
    expect(RESTORATION_VERSION).toBe(1)
  })

  it('checks the version first, and names an unknown version (CRT-08)', () => {
    forAll(
      fc.integer({ min: 0 }).filter((version) => version !== 1),
      (version) => {
        expect(failureOf({ version })).toEqual({ _tag: 'UnknownVersion', version: String(version) })
      },
    )
    expect(failureOf({ ...stored, version: -1 })).toEqual({ _tag: 'UnknownVersion', version: '-1' })
    expect(failureOf({ ...stored, version: 1.5 })).toEqual({ _tag: 'UnknownVersion', version: '1.5' })
    expect(failureOf({ ...stored, version: '1' })).toEqual({ _tag: 'UnknownVersion', version: null })
    expect(failureOf({})).toEqual({ _tag: 'UnknownVersion', version: null })
  })

  it('names a field that is missing or has the wrong type (CRT-08)', () => {
    const nonEmpty = restoration.filter(({ lines }) => lines.length > 0)
    forAllWith({ numRuns: 300 }, spoiltOf(nonEmpty), ({ value, path }) => {
      fc.pre(path !== 'version')
      expect(failureOf(value)).toMatchObject({ _tag: 'FieldInvalid', field: path })
    })
  })

  it('never throws on any input (CRT-08)', () => {
    forAllWith({ numRuns: 300 }, anyValue, (value) => {
      expect(failureOf(value)).not.toBeNull()
    })
    for (const value of [null, [], 'x', 1])
      expect(failureOf(value)).toEqual({
        _tag: 'FieldInvalid',
        field: '',
        problem: 'notARecord',
        given: null,
      })
  })

  it('refuses an unknown status marker (CRT-03, CRT-08)', () => {
    expect(failureOf({ ...stored, marker: 'Ordered' })).toMatchObject({
      field: 'marker',
      problem: 'unknownValue',
      given: 'Ordered',
    })
    expect(failureOf({ ...stored, marker: 'ordered' })).toBeNull()
  })

  it('bounds names, quantities, lines and time (CRT-08)', () => {
    const line = (offerId: string, quantity: number) => ({ ...stored, lines: [{ offerId, quantity }] })
    const long = 'x'.repeat(restorationLimits.id)
    expect(failureOf(line(long, 1_000))).toBeNull()
    expect(failureOf(line(`${long}x`, 1))).toMatchObject({
      field: 'lines[0].offerId',
      problem: 'tooLong',
    })
    expect(failureOf({ ...stored, cartId: `${long}x` })).toMatchObject({
      field: 'cartId',
      problem: 'tooLong',
    })
    for (const quantity of [0, 1_001, -1])
      expect(failureOf(line('a', quantity))).toMatchObject({
        field: 'lines[0].quantity',
        problem: 'outOfRange',
      })
    const lines = Array.from({ length: 101 }, (_, at) => ({ offerId: `o-${at}`, quantity: 1 }))
    expect(failureOf({ ...stored, lines })).toMatchObject({ field: 'lines', problem: 'tooMany' })
    expect(failureOf({ ...stored, lines: lines.slice(1) })).toBeNull()
    expect(failureOf({ ...stored, savedAt: -1 })).toMatchObject({
      field: 'savedAt',
      problem: 'outOfRange',
    })
    forAll(invisible, (hidden) => {
      expect(failureOf(line(`a${hidden}b`, 1))).toMatchObject({ problem: 'unreadable' })
    })
  })

  it('refuses an offer in two lines (CRT-08)', () => {
    const twice = [...stored.lines, { offerId: 'tv-stream', quantity: 1 }, ...stored.lines]
    expect(failureOf({ ...stored, lines: twice })).toEqual({ _tag: 'LineTwice', offerId: 'internet-gig' })
  })
})

describe('restoreCart', () => {
  it('restores a cart from the moment it was saved until thirty days later (CRT-06)', () =>
    forAll(restorationAt, ({ record, now }) => {
      const { savedAt } = record
      const age = now - savedAt
      const due =
        age < 0
          ? E.left({ _tag: 'SavedAhead', savedAt, now })
          : age >= CART_LIFESPAN_MS
            ? E.left({ _tag: 'RestorationExpired', savedAt, now })
            : E.right(record)
      expect(restoreCart(JSON.stringify(record), now)).toEqual(due)
    }))

  it('never restores an ordered cart of any age (CRT-03, CRT-07)', () =>
    forAll(restorationAt, ({ record, now }) => {
      const text = JSON.stringify({ ...record, marker: 'ordered' })
      expect(restoreCart(text, now)).toEqual(E.left({ _tag: 'CartOrdered', cartId: record.cartId }))
    }))

  it('reports unreadable input and never throws (CRT-08)', () => {
    expect(restoreCart(null, epochMs(0))).toEqual(E.left({ _tag: 'NothingStored' }))
    expect(restoreCart('{', epochMs(0))).toEqual(E.left({ _tag: 'NotJson' }))
    expect(restoreCart('{"version":2}', epochMs(0))).toEqual(E.left({ _tag: 'UnknownVersion', version: '2' }))
    forAll(anyText, instant, (text, now) => {
      expect(E.isLeft(restoreCart(text, now))).toBe(true)
    })
  })
})

describe('settleRestore', () => {
  it('returns the record and leaves it stored, or clears it and returns an empty object (CRT-09)', () =>
    forAll(restoration, fc.constantFrom('SessionExpired', 'Unreachable'), (record, _tag) => {
      expect(settleRestore(E.right(record))).toEqual({
        restored: record,
        clearsStored: false,
        failure: null,
      })
      expect(settleRestore(E.left({ _tag }))).toEqual({
        restored: {},
        clearsStored: true,
        failure: { _tag },
      })
    }))

  it('clears the stored cart after every failure (CRT-07, CRT-08, CRT-09)', () => {
    forAll(restorationAt, anyText, ({ record, now }, text) => {
      for (const answer of [restoreCart(JSON.stringify(record), now), restoreCart(text, now)])
        expect(settleRestore(answer).clearsStored).toBe(E.isLeft(answer))
    })
    expect(accepted(parseRestoration(stored)).cartId).toBe('cart-1')
  })
})
