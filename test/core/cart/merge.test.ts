import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type CartLine, EMPTY_LINES, quantityOf, setQuantity } from '#core/cart/cart.ts'
import { mergeCarts, type MergedCart } from '#core/cart/merge.ts'
import { findOffer, type Offer, type OfferId } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import { basisPoints } from '#core/shared/money.ts'
import { offerId, offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { noCount } from '#test/arbitraries/outside.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

/** A cart as filled while shopping: nothing that the checkout chooses, without refused changes. */
const filled = (sold: readonly Offer[]): fc.Arbitrary<readonly CartLine[]> => {
  const shelf = sold.filter(({ role }) => role === 'plan' || role === 'addOn')
  if (shelf.length === 0) return fc.constant(EMPTY_LINES)
  const change = fc
    .constantFrom(...shelf)
    .chain(({ id, limit }) => fc.nat(limit).map((quantity) => ({ id, quantity })))
  return fc
    .array(change, { maxLength: 8 })
    .map((changes) =>
      changes.reduce(
        (lines, { id, quantity }) => E.getOrElse(() => lines)(setQuantity(lines, sold, id, quantity)),
        EMPTY_LINES,
      ),
    )
}

const carts = offers.chain((sold) =>
  fc.record({ sold: fc.constant(sold), a: filled(sold), b: filled(sold), c: filled(sold) }),
)

/** Stale lines: removed offers, invalid quantities, duplicate offers. */
const anyLines = fc.array(
  fc.record({ offerId, quantity: fc.oneof(fc.integer({ min: -1, max: 9 }), noCount) }),
  { maxLength: 7 },
)

const stale = fc.record({ sold: offers, a: anyLines, b: anyLines })

const linesOf = (merged: MergedCart): readonly CartLine[] => merged.lines

const choiceOf = (sold: readonly Offer[], id: OfferId) => findOffer(sold, id)?.choice ?? null

describe('mergeCarts', () => {
  it('preserves the current cart and adds the saved lines that nothing in it replaces (CRT-10)', () =>
    forAllWith({ numRuns: 300 }, carts, ({ sold, a, b }) => {
      const choices = a.flatMap((line) => choiceOf(sold, line.offerId) ?? [])
      const added = b.filter((line) => {
        const choice = choiceOf(sold, line.offerId)
        return quantityOf(a, line.offerId) === 0 && (choice === null || !choices.includes(choice))
      })
      expect(linesOf(mergeCarts(a, b, sold))).toEqual([...a, ...added])
    }))

  it('changes nothing when merging a cart with itself or with an empty cart (CRT-10)', () =>
    forAllWith({ numRuns: 300 }, carts, ({ sold, a }) => {
      expect(linesOf(mergeCarts(a, a, sold))).toEqual(a)
      expect(mergeCarts(a, [], sold)).toEqual({ lines: a, notes: [] })
      expect(mergeCarts([], a, sold)).toEqual({ lines: a, notes: [] })
    }))

  it('is idempotent (CRT-10)', () =>
    forAllWith({ numRuns: 300 }, fc.oneof(carts, stale), ({ sold, a, b }) => {
      const once = linesOf(mergeCarts(a, b, sold))
      expect(mergeCarts(once, [], sold)).toEqual({ lines: once, notes: [] })
      fc.pre(a.every(({ offerId: id }) => once.some((line) => line.offerId === id)))
      expect(linesOf(mergeCarts(once, b, sold))).toEqual(once)
    }))

  it('is associative (CRT-10)', () =>
    forAllWith({ numRuns: 300 }, carts, ({ sold, a, b, c }) => {
      const left = mergeCarts(linesOf(mergeCarts(a, b, sold)), c, sold)
      const right = mergeCarts(a, linesOf(mergeCarts(b, c, sold)), sold)
      expect(linesOf(left)).toEqual(linesOf(right))
    }))

  it('only produces carts that can be priced (CRT-10, PRC-02)', () =>
    forAllWith({ numRuns: 300 }, stale, ({ sold, a, b }) => {
      const { lines } = mergeCarts(a, b, sold)
      const input = { catalogVersion: '1', offers: sold, lines, taxRate: basisPoints(0) }
      expect(E.isRight(quote(input))).toBe(true)
      const choices = lines.flatMap(({ offerId: id }) => choiceOf(sold, id) ?? [])
      expect(new Set(choices).size).toBe(choices.length)
    }))

  it('returns for each saved line whether it was merged, or the reason why not (CRT-10)', () =>
    forAllWith({ numRuns: 300 }, stale, ({ sold, a, b }) => {
      const { lines, notes } = mergeCarts(a, b, sold)
      const isCut = ({ offerId: id }: CartLine) =>
        notes.some((note) => note.offerId === id && note.reason === 'LimitReached')
      const standing = [...a, ...b].filter((line) => lines.some((one) => one.offerId === line.offerId))
      for (const { offerId: id } of [...a, ...b])
        expect(lines.some((line) => line.offerId === id) || notes.some((note) => note.offerId === id)).toBe(
          true,
        )
      for (const line of lines)
        expect(isCut(line) || standing.some((one) => one.quantity === line.quantity)).toBe(true)
    }))

  const sold = cometa.catalog.offers
  const line = (id: string, quantity = 1): CartLine => ({ offerId: id as OfferId, quantity })
  const note = (id: string, reason: string) => ({ offerId: id, reason })

  it.each([
    ['what is not sold any more', [line('internet-gig')], [line('gone')], [note('gone', 'NotSold')]],
    [
      'what the checkout chooses',
      [line('internet-gig')],
      [line('install-professional'), line('security-deposit')],
      [note('install-professional', 'ChosenAtCheckout'), note('security-deposit', 'ChosenAtCheckout')],
    ],
    [
      'a quantity that is none',
      [line('internet-gig')],
      [line('wifi-pod', 0), line('wifi-pod', 1.5)],
      [note('wifi-pod', 'QuantityNotWhole'), note('wifi-pod', 'QuantityNotWhole')],
    ],
    [
      'the current plan of a choice',
      [line('internet-gig')],
      [line('internet-500')],
      [note('internet-500', 'ChoiceTaken')],
    ],
    [
      'the current quantity of an offer',
      [line('internet-gig')],
      [line('internet-gig', 1)],
      [note('internet-gig', 'LineTaken')],
    ],
    [
      'an add-on without its plan',
      [line('internet-gig')],
      [line('disney-basic')],
      [note('disney-basic', 'PlanMissing')],
    ],
  ] as const)('leaves out %s, and says so (CRT-10)', (_what, now, kept, notes) => {
    expect(mergeCarts(now, kept, sold)).toEqual({ lines: now, notes })
  })

  it('caps quantities at the limit and does not add them up (CRT-10)', () => {
    const now = [line('internet-gig'), line('wifi-pod', 2)]
    expect(mergeCarts(now, [line('wifi-pod', 3)], sold).lines).toEqual(now)
    expect(mergeCarts([line('internet-gig')], [line('wifi-pod', 6)], sold)).toEqual({
      lines: [line('internet-gig'), line('wifi-pod', 5)],
      notes: [note('wifi-pod', 'LimitReached')],
    })
    expect(mergeCarts([line('internet-gig')], [line('wifi-pod', 5)], sold).notes).toEqual([])
  })

  it('accepts a saved add-on when the current cart has a plan of its line (CRT-05, CRT-10)', () => {
    expect(mergeCarts([line('tv-stream')], [line('tv-select-plus'), line('disney-basic')], sold)).toEqual({
      lines: [line('tv-stream'), line('disney-basic')],
      notes: [note('tv-select-plus', 'ChoiceTaken')],
    })
  })
})

describe('mergeCarts at a limit of zero', () => {
  it('leaves the offer out, and says that its limit is reached (ACC-02)', () =>
    forAll(offers, fc.nat(), (sold, at) => {
      const offer = sold[at % sold.length]
      fc.pre(offer !== undefined && (offer.role === 'plan' || offer.role === 'addOn'))
      const full = sold.map((one) => (one === offer ? { ...one, limit: 0 } : one))
      const { lines, notes } = mergeCarts(EMPTY_LINES, [{ offerId: offer.id, quantity: 1 }], full)
      expect(lines).toEqual([])
      expect(notes).toEqual([{ offerId: offer.id, reason: 'LimitReached' }])
    }))
})
