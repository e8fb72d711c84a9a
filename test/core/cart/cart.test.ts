import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { offersForCustomer } from '#core/account/account.ts'
import type { CartLine } from '#core/cart/cart.ts'
import { EMPTY_LINES, hasPlan, isMobileAlone, quantityOf, setQuantity } from '#core/cart/cart.ts'
import { findOffer, type LineOfBusiness, type Offer, type OfferId } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import { ZERO, basisPoints } from '#core/shared/money.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

type Change = { readonly offer: Offer; readonly quantity: number }

const changeOver = (sold: readonly Offer[]): fc.Arbitrary<Change> =>
  fc
    .constantFrom(...sold)
    .chain((offer) => fc.record({ offer: fc.constant(offer), quantity: fc.nat(offer.limit) }))

const applyChange = (sold: readonly Offer[], lines: readonly CartLine[], { offer, quantity }: Change) =>
  setQuantity(lines, sold, offer.id, quantity)

const apply = (sold: readonly Offer[], lines: readonly CartLine[], change: Change) =>
  accepted(applyChange(sold, lines, change))

/** A catalogue, a cart that came about by changes, those that were refused among them, and a change to come. */
const shopping = offers.chain((sold) =>
  fc.record({
    sold: fc.constant(sold),
    lines: fc
      .array(changeOver(sold), { maxLength: 12 })
      .map((changes) =>
        changes.reduce(
          (lines, change) => E.getOrElse(() => lines)(applyChange(sold, lines, change)),
          EMPTY_LINES,
        ),
      ),
    change: changeOver(sold),
  }),
)

/** The same with a change that the rules of the cart accept. */
const changing = shopping.filter(({ sold, lines, change }) => E.isRight(applyChange(sold, lines, change)))

const plansFor = (sold: readonly Offer[], lines: readonly CartLine[], line: Offer['lineOfBusiness']) =>
  lines.filter(({ offerId }) => {
    const offer = findOffer(sold, offerId)
    return offer?.role === 'plan' && offer.lineOfBusiness === line
  })

const isOfChoice = (sold: readonly Offer[], { choice }: Offer, { offerId }: CartLine): boolean =>
  choice !== null && findOffer(sold, offerId)?.choice === choice

const needsPlan = ({ role }: Offer): boolean => role === 'addOn' || role === 'installation'

const isOrphan = (sold: readonly Offer[], lines: readonly CartLine[], { offerId }: CartLine): boolean => {
  const offer = findOffer(sold, offerId)
  return offer !== undefined && needsPlan(offer) && plansFor(sold, lines, offer.lineOfBusiness).length === 0
}

describe('setQuantity', () => {
  it('sets the quantity of the offer, and removes it at zero (CRT-01)', () =>
    forAll(changing, ({ sold, lines, change }) => {
      const changed = apply(sold, lines, change)
      expect(quantityOf(changed, change.offer.id)).toBe(change.quantity)
      expect(changed.some(({ offerId }) => offerId === change.offer.id)).toBe(change.quantity > 0)
    }))

  it('is idempotent (CRT-01)', () =>
    forAll(changing, ({ sold, lines, change }) => {
      const once = apply(sold, lines, change)
      expect(apply(sold, once, change)).toEqual(once)
    }))

  it('removes a newly added offer again when set to zero (CRT-01)', () =>
    forAll(changing, ({ sold, lines, change }) => {
      const { offer } = change
      const alike = lines.filter((line) => line.offerId === offer.id || isOfChoice(sold, offer, line))
      const before = alike.reduce((kept, { offerId }) => accepted(setQuantity(kept, sold, offerId, 0)), lines)
      const added = applyChange(sold, before, change)
      fc.pre(E.isRight(added))
      expect(apply(sold, accepted(added), { ...change, quantity: 0 })).toEqual(before)
    }))

  it('has at most one offer per choice, and one line per offer (CRT-01)', () =>
    forAll(changing, ({ sold, lines, change }) => {
      const changed = apply(sold, lines, change)
      const choices = changed.flatMap(({ offerId }) => findOffer(sold, offerId)?.choice ?? [])
      expect(new Set(choices).size).toBe(choices.length)
      expect(new Set(changed.map(({ offerId }) => offerId)).size).toBe(changed.length)
    }))

  it('changes only the offer’s line and the line it replaces in its choice (CRT-01)', () =>
    forAll(changing, ({ sold, lines, change }) => {
      const { offer } = change
      fc.pre(change.quantity > 0)
      const others = apply(sold, lines, change).filter(({ offerId }) => offerId !== offer.id)
      expect(others).toEqual(
        lines.filter((line) => line.offerId !== offer.id && !isOfChoice(sold, offer, line)),
      )
    }))

  it('removes the offer, plus the add-ons and the installation of a line without a plan, and nothing else (CRT-01, CRT-05)', () =>
    forAll(changing, ({ sold, lines, change }) => {
      const rest = lines.filter(({ offerId }) => offerId !== change.offer.id)
      const changed = apply(sold, lines, { ...change, quantity: 0 })
      expect(changed).toEqual(rest.filter((line) => !isOrphan(sold, rest, line)))
    }))

  it('refuses an add-on and an installation exactly when the cart has no plan of their line (CRT-05)', () =>
    forAll(shopping, ({ sold, lines, change }) => {
      const { offer, quantity } = change
      const isAlone =
        needsPlan(offer) && quantity > 0 && plansFor(sold, lines, offer.lineOfBusiness).length === 0
      const answer = applyChange(sold, lines, change)
      expect(E.isLeft(answer)).toBe(isAlone)
      if (isAlone) expect(answer).toEqual(E.left({ _tag: 'PlanMissing', offerId: offer.id }))
    }))

  it('leaves no add-on and no installation without a plan of its line, after any changes (CRT-05)', () =>
    forAll(changing, ({ sold, lines, change }) => {
      const changed = apply(sold, lines, change)
      expect(changed.filter((line) => isOrphan(sold, changed, line))).toEqual([])
    }))

  it('preserves the add-ons when another plan of the same line replaces the plan (CRT-01, CRT-05)', () => {
    const sold = cometa.catalog.offers
    const cart = (...ids: readonly string[]) =>
      ids.reduce<readonly CartLine[]>(
        (lines, id) => accepted(setQuantity(lines, sold, id as OfferId, 1)),
        EMPTY_LINES,
      )
    const lines = cart('internet-500', 'tv-stream', 'disney-basic', 'internet-gig', 'tv-select-plus')
    expect(lines.map(({ offerId }) => offerId)).toEqual(['disney-basic', 'internet-gig', 'tv-select-plus'])
    expect(setQuantity(lines, sold, 'internet-500' as OfferId, 0)).toEqual(E.right(lines))
  })

  it('refuses quantities other than integers from zero to the limit (CRT-02)', () => {
    const wrong = fc.constantFrom(-1, 0.5, 1e9, 2 ** 53, Number.NaN, Infinity, -Infinity)
    forAll(shopping, fc.option(wrong), ({ sold, lines, change }, other) => {
      const { id, limit } = change.offer
      const quantity = other ?? limit + 1
      expect(setQuantity(lines, sold, id, quantity)).toEqual(
        E.left({ _tag: 'QuantityOutOfRange', offerId: id, quantity, limit }),
      )
    })
  })

  it('refuses an offer that is not sold, in any quantity (CRT-02)', () =>
    forAll(shopping, fc.nat(2), ({ sold, lines }, quantity) => {
      const offerId = 'gone' as OfferId
      expect(setQuantity(lines, sold, offerId, quantity)).toEqual(E.left({ _tag: 'OfferNotSold', offerId }))
    }))

  it('only produces carts that can be priced (CRT-02, PRC-02)', () =>
    forAll(changing, ({ sold, lines, change }) => {
      const changed = apply(sold, lines, change)
      const input = { catalogVersion: '1', offers: sold, lines: changed, taxRate: basisPoints(825) }
      expect(E.isRight(quote(input))).toBe(true)
    }))
})

describe('hasPlan', () => {
  it('is true exactly of carts with an internet plan, or with mobile plans alone (CRT-04)', () =>
    forAll(shopping, ({ sold, lines, change }) => {
      const { offer } = change
      const of = (line: LineOfBusiness): boolean => plansFor(sold, lines, line).length > 0
      const isAlone = of('Mobile') && !of('TV') && !of('Voice') && !of('Internet')
      expect(hasPlan(lines, sold)).toBe(of('Internet') || isAlone)
      expect(isMobileAlone(lines, sold)).toBe(isAlone)
      if (offer.role === 'plan' && offer.lineOfBusiness === 'Internet')
        expect(hasPlan(apply(sold, lines, { offer, quantity: 1 }), sold)).toBe(true)
      expect(hasPlan(lines, [])).toBe(false)
    }))

  it('is true of anything for the home that an account with internet adds, which needs no plan of the cart (ACC-06, CRT-05)', () => {
    const account = { holdings: [{ offerId: 'internet-advantage' as OfferId, quantity: 1 }], pastDue: ZERO }
    const sold = offersForCustomer(cometa.catalog.offers, { newCustomer: false, account })
    const cart = (...ids: readonly string[]) =>
      ids.reduce<readonly CartLine[]>(
        (lines, id) => accepted(setQuantity(lines, sold, id as OfferId, 1)),
        EMPTY_LINES,
      )
    for (const id of ['wifi-pod', 'advanced-wifi', 'tv-stream', 'home-phone', 'mobile-unlimited']) {
      expect(hasPlan(cart(id), sold)).toBe(true)
      expect(isMobileAlone(cart(id), sold)).toBe(id === 'mobile-unlimited')
      expect(accepted(setQuantity(cart(id), sold, id as OfferId, 0))).toEqual(EMPTY_LINES)
    }
    const pod = cart('mobile-unlimited', 'wifi-pod', 'install-self')
    expect(isMobileAlone(pod, sold)).toBe(false)
    expect(accepted(setQuantity(pod, sold, 'wifi-pod' as OfferId, 0))).toEqual(cart('mobile-unlimited'))
    expect(hasPlan(EMPTY_LINES, sold)).toBe(false)
    for (const id of ['disney-basic', 'phone-international', 'mobile-insurance', 'install-self'])
      expect(E.isLeft(setQuantity(EMPTY_LINES, sold, id as OfferId, 1))).toBe(true)
  })
})
