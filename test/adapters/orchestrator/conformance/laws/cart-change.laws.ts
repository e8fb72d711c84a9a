import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { type CartLine, plannedLines, type PricedCart } from '#core/cart/cart.ts'
import { isChosenAtCheckout, type OfferId } from '#core/catalog/offer.ts'
import { monthlyPrice, totalsOf } from '#core/pricing/quote.ts'
import { isShopStep, saleSteps } from '#core/routes/sale-step.ts'
import { moneyText } from '#core/shared/money-text.ts'
import {
  DISNEY,
  GIG,
  MOBILE,
  POD,
  TV,
  answerOf,
  fillDetails,
  localizeAt,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'
import type { Harness, Laws } from '../harness.ts'

const FIVE_HUNDRED = 'internet-500' as OfferId
const LATINO = 'tv-stream-latino' as OfferId
const PHONE = 'home-phone' as OfferId
const ABROAD = 'phone-international' as OfferId
const SELF = 'install-self' as OfferId

const shopper = async ({ visitor }: Harness) => {
  const shopping = visitor()
  await localizeAt(shopping)
  const { catalog } = await answerOf(shopping.getOffers({ featuredOffersOnly: false }))
  return { shopping, catalog }
}

const line = (offerId: OfferId, quantity = 1): CartLine => ({ offerId, quantity })

const sorted = (lines: readonly CartLine[]) =>
  lines.map(({ offerId, quantity }) => `${offerId} ${quantity}`).toSorted()

const seenOf = ({ cart, quote }: PricedCart) => ({
  version: cart.version,
  catalogVersion: quote.catalogVersion,
  expected: totalsOf(quote),
})

export const cartChangeLaws: Laws = {
  'replaces the lines of a cart exactly, or leaves it unchanged (CRT-11, F24)': async (harness) => {
    const { shopping, catalog } = await shopper(harness)
    await answerOf(shopping.addOffer({ offerId: GIG }))
    await answerOf(shopping.chooseInstallOption({ kind: 'self' }))
    const ids = fc.constantFrom(...catalog.offers.map(({ id }) => id), 'internet-free' as OfferId)
    const quantities = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constantFrom(-1, 0, 6, 1_000_000_000))
    const wanted = fc.array(fc.record({ offerId: ids, quantity: quantities }), { maxLength: 5 })
    await forAllAsyncWith(
      {
        numRuns: 40,
        examples: [
          [[line(DISNEY), line(TV), line(FIVE_HUNDRED), line(POD, 5), line(MOBILE, 3)]],
          [[line(GIG), line(FIVE_HUNDRED)]],
          [[line(GIG), line(POD, 2), line(POD, 3)]],
          [[]],
        ],
      },
      wanted,
      async (lines) => {
        const before = await answerOf(shopping.cart())
        const answer = await shopping.modifyCart({ version: before.cart.version, lines })()
        const after = await answerOf(shopping.cart())
        expect(after).toEqual(E.isLeft(answer) ? before : answer.right)
        if (E.isLeft(answer)) return
        // An installation stays with its plan.
        const isInstalled = plannedLines(lines, catalog.offers).includes('Internet')
        const installation = isInstalled ? before.cart.lines.filter(({ offerId }) => offerId === SELF) : []
        expect(sorted(after.cart.lines)).toEqual(sorted([...lines, ...installation]))
      },
    )
  },
  'returns the reason for each line that a cart may not contain (CRT-11, F24)': async (harness) => {
    const { shopping } = await shopper(harness)
    const { version } = (await answerOf(shopping.cart())).cart
    const refused = async (...lines: readonly CartLine[]) =>
      refusalOf(shopping.modifyCart({ version, lines }))
    expect(await refused(line('internet-free' as OfferId))).toBe('OFFER_UNKNOWN')
    expect(await refused(line(GIG), line(SELF))).toBe('OFFER_UNKNOWN')
    expect(await refused(line(GIG), line(POD, 6))).toBe('QUANTITY_OUT_OF_RANGE')
    expect(await refused(line(GIG), line(FIVE_HUNDRED))).toBe('QUANTITY_OUT_OF_RANGE')
    expect(await refused(line(GIG), line(POD, 0))).toBe('QUANTITY_OUT_OF_RANGE')
    expect(await refused(line(GIG), line(DISNEY))).toBe('PLAN_MISSING')
    expect((await answerOf(shopping.cart())).cart.lines).toEqual([])
  },
  'accepts exactly one of several writes on the same version, and returns the current cart to the others (F16)':
    async (harness) => {
      const { shopping } = await shopper(harness)
      const { version } = (await answerOf(shopping.cart())).cart
      const racing = [GIG, FIVE_HUNDRED, MOBILE, TV].map((id) =>
        shopping.modifyCart({ version, lines: [line(id)] })(),
      )
      const answers = await Promise.all(racing)
      const won = answers.flatMap((answer) => (E.isRight(answer) ? [answer.right] : []))
      expect(won).toHaveLength(1)
      const fresh = await answerOf(shopping.cart())
      expect(fresh).toEqual(won[0])
      for (const answer of answers)
        if (E.isLeft(answer)) expect(answer.left).toMatchObject({ code: 'CART_STALE', cart: fresh })
    },
  'prices a swap like the cart after it, and lists the removed lines (CRT-12)': async (harness) => {
    const { shopping } = await shopper(harness)
    await answerOf(shopping.addOffer({ offerId: GIG }))
    await answerOf(shopping.addOffer({ offerId: TV }))
    const before = await answerOf(
      shopping.addCartItem({ offerId: DISNEY, quantity: 1, lineOfBusiness: 'TV' }),
    )
    expect(await refusalOf(shopping.offerSwap({ id: LATINO }))).toBe('OFFER_UNKNOWN')
    const { choices } = await answerOf(shopping.offerSwap({ id: TV }))
    expect(choices.length).toBeGreaterThan(1)
    for (const { offerId, difference, leaves } of choices) {
      const { cart } = await answerOf(shopping.cart())
      const active = cart.lines.find((held) => held.offerId.startsWith('tv-'))?.offerId ?? null
      const after = await answerOf(
        shopping.tvOffer({ offerId, offerSwap: active !== null, activeOffer: active }),
      )
      expect(after.quote.monthly.total - before.quote.monthly.total).toBe(difference.monthly)
      expect(after.quote.dueToday - before.quote.dueToday).toBe(difference.dueToday)
      for (const gone of leaves) expect(after.cart.lines.map((held) => held.offerId)).not.toContain(gone)
    }
  },
  'adds or swaps television and telephone only on the version the caller saw (CRT-12, F16)': async (
    harness,
  ) => {
    const { shopping } = await shopper(harness)
    const tv = (offerId: OfferId, activeOffer: OfferId | null, offerSwap = activeOffer !== null) =>
      shopping.tvOffer({ offerId, offerSwap, activeOffer })
    const phone = (offerId: OfferId, activeOffer: OfferId | null) =>
      shopping.phoneOffer({ offerId, offerSwap: activeOffer !== null, activeOffer })
    expect(await refusalOf(tv(GIG, null))).toBe('OFFER_UNKNOWN')
    expect(await refusalOf(phone(ABROAD, null))).toBe('OFFER_UNKNOWN')
    expect(await refusalOf(tv(TV, LATINO))).toBe('CART_STALE')
    expect(await refusalOf(tv(TV, null, true))).toBe('BAD_REQUEST')
    expect((await answerOf(tv(TV, null))).cart.lines).toEqual([line(TV)])
    expect(await refusalOf(tv(LATINO, null))).toBe('CART_STALE')
    const swapped = await answerOf(tv(LATINO, TV))
    expect(swapped.cart.lines).toEqual([line(LATINO)])
    expect(await answerOf(tv(LATINO, LATINO))).toEqual(swapped)
    expect(await refusalOf(phone(PHONE, TV))).toBe('CART_STALE')
    expect(sorted((await answerOf(phone(PHONE, null))).cart.lines)).toEqual(
      sorted([line(LATINO), line(PHONE)]),
    )
  },
  'returns the terms of each offer with its price figures (LBL-07)': async (harness) => {
    const { catalog } = await shopper(harness)
    const anybody = harness.visitor()
    for (const offer of catalog.offers) {
      const { disclaimer } = await answerOf(anybody.disclaimer({ offerId: offer.id }))
      expect(disclaimer).toMatchObject({ offerId: offer.id, catalogVersion: catalog.version })
      const whole = disclaimer.paragraphs.join(' ')
      expect(whole).not.toMatch(/[{}]/)
      if (!isChosenAtCheckout(offer)) expect(whole).toContain(moneyText(monthlyPrice(offer, 1)))
    }
    expect(await refusalOf(anybody.disclaimer({ offerId: 'internet-free' as OfferId }))).toBe('NOT_FOUND')
  },
  'empties a cart and releases the visit and the coupon uses it held': async (harness) => {
    const { visitor, visit } = await readyBuyer(harness)
    await answerOf(visitor.addOffer({ offerId: LATINO }))
    const [limited] = terms.coupons
    await answerOf(visitor.applyPromotion({ code: limited?.code ?? '' }))
    const emptied = await answerOf(visitor.deleteCart())
    expect(emptied).toMatchObject({ cart: { lines: [] }, quote: { dueToday: 0 } })
    expect(await answerOf(visitor.cart())).toEqual(emptied)
    const { progress, visit: held } = await answerOf(visitor.sessionInfo())
    expect([progress.hasPlan, progress.installKind, held]).toEqual([false, null, null])
    const next = await readyBuyer(harness)
    expect(next.visit?.placesLeft).toBe(visit?.placesLeft)
    await answerOf(next.visitor.addOffer({ offerId: LATINO }))
    const { coupons } = await answerOf(next.visitor.promotions())
    expect(coupons.find(({ code }) => code === limited?.code)?.usesLeft).toBe(limited?.limit)
  },
  'reports at the final check what was withdrawn and which prices changed, and the order matches that response (CRT-13, F25)':
    async (harness) => {
      const { shopping } = await shopper(harness)
      expect(
        await refusalOf(
          shopping.finalizeCart({ activeOffer: GIG, cartConfig: seenOf(await answerOf(shopping.cart())) }),
        ),
      ).toBe('PLAN_MISSING')
      await fillDetails(shopping)
      const shown = await answerOf(
        shopping.addCartItem({ offerId: POD, quantity: 2, lineOfBusiness: 'Internet' }),
      )
      const look = (activeOffer: OfferId, given: PricedCart) =>
        shopping.finalizeCart({ activeOffer, cartConfig: seenOf(given) })
      const untouched = await answerOf(look(GIG, shown))
      expect(untouched.cart).toEqual(shown)
      expect(untouched.changes).toEqual({
        isCatalogMoved: false,
        withdrawn: [],
        reduced: [],
        monthly: 0,
        dueToday: 0,
      })
      expect(await refusalOf(look(FIVE_HUNDRED, shown))).toBe('CART_STALE')
      harness.changeOffers((offers) => offers.filter(({ id }) => id !== POD))
      const moved = await answerOf(look(GIG, shown))
      expect(moved.changes).toMatchObject({ isCatalogMoved: true, withdrawn: [POD] })
      expect(moved.changes.dueToday).toBe(moved.cart.quote.dueToday - shown.quote.dueToday)
      expect(moved.changes.monthly).toBe(moved.cart.quote.monthly.total - shown.quote.monthly.total)
      expect(await answerOf(shopping.cart())).toEqual(moved.cart)
      expect(await refusalOf(look(GIG, shown))).toBe('CART_STALE')
    },
  'stores a visitor’s step, and none that the guards do not permit (I11, GRD-01 to GRD-04)': async (
    harness,
  ) => {
    const { shopping } = await shopper(harness)
    const permitted = async () => {
      const answers = await Promise.all(
        saleSteps.map((step) => refusalOf(shopping.updateSessionStep({ step }))),
      )
      return saleSteps.filter((_, index) => answers[index]?.startsWith('answered'))
    }
    expect((await answerOf(shopping.sessionInfo())).step).toBeUndefined()
    const choosing = saleSteps.filter((step) => isShopStep(step) && step !== 'configure')
    expect(await permitted()).toEqual(['address', 'outcome', ...choosing])
    await fillDetails(shopping)
    expect(await permitted()).toEqual([
      'address',
      'outcome',
      ...choosing,
      'configure',
      'checkout',
      'schedule',
    ])
    await answerOf(shopping.updateSessionStep({ step: 'checkout' }))
    expect(await refusalOf(shopping.updateSessionStep({ step: 'confirmation' }))).toBe('STEP_MISSING')
    expect((await answerOf(shopping.sessionInfo())).step).toBe('checkout')
  },
}
