import { expect } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { ACCOUNT_CODE_OF_CLIENT } from '#core/checkout/account-code.ts'
import { findOffer, type OfferId } from '#core/catalog/offer.ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import { ORDER_CODE_DIGITS, ORDER_CODE_MS, ORDER_CODE_WINDOW_MS } from '#core/checkout/order-code.ts'
import { priceDueToday } from '#core/pricing/past-due.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import {
  GIG,
  POD,
  addressWithOutcome,
  answerOf,
  localizeAt,
  portDriver,
  putIntoCart,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { UNLIMITED } from '#test/builders/mobile.builder.ts'
import { buy, cardPayment, planAlone } from '#test/builders/purchase.ts'
import { accountCodeFor, provenCustomer } from '#test/builders/account.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const { tries, codes } = ACCOUNT_CODE_OF_CLIENT
const WIFI = 'advanced-wifi' as OfferId
const DECLINED_CARD = '4000000000000002'
/** The account of the sample address: internet, two mobile lines, three of five pods, and a balance. */
const PLANS = [
  { offerId: 'internet-advantage' as OfferId, quantity: 1 },
  { offerId: UNLIMITED, quantity: 2 },
]
const HELD = 3
const OWED = 4_520
const LIMIT = findOffer(cometa.catalog.offers, POD)?.limit ?? 0

const wrong = (code: OrderCode): OrderCode =>
  String((Number(code) + 1) % 1_000_000).padStart(ORDER_CODE_DIGITS, '0') as OrderCode

const customer = async (harness: Harness): Promise<Orchestrator> => {
  const visitor = harness.visitor()
  await localizeAt(visitor, 'existingCustomer')
  return visitor
}

const accountIn = async (visitor: Orchestrator) => (await answerOf(visitor.sessionInfo())).sessionInfo.account

const podLimit = async (visitor: Orchestrator): Promise<number | undefined> =>
  findOffer((await answerOf(visitor.getOffers({ featuredOffersOnly: false }))).catalog.offers, POD)?.limit

/** A purchase of a proven customer up to the order: the plan, and a number of pods. */
const boughtUpTo = async (harness: Harness, pods: number, card?: string): Promise<Orchestrator> => {
  const visitor = await provenCustomer(harness)
  const purchase = {
    ...planAlone,
    address: addressWithOutcome('existingCustomer'),
    items: pods === 0 ? [] : [{ offerId: POD, quantity: pods }],
    install: 'self' as const,
    payment: cardPayment(card),
  }
  const driver = { ...portDriver(harness, visitor), findAddress: () => Promise.resolve() }
  await buy(driver, purchase, { through: 'pay' })
  return visitor
}

const order = async (harness: Harness, visitor: Orchestrator) => {
  await buy(portDriver(harness, visitor), { ...planAlone, install: 'self' }, { from: 'order' })
  return (await answerOf(visitor.sessionInfo())).receipt
}

export const accountLaws: Laws = {
  'reveals nothing of the account before its proof, and its equipment and balance after it (ACC-01, ACC-02, ACC-05)':
    async (harness) => {
      const visitor = await customer(harness)
      const { maskedEmail } = await answerOf(visitor.requestAccountCode())
      expect(maskedEmail).toBe('c•••@•••')
      await putIntoCart(visitor, GIG)
      for (const answer of [
        await answerOf(visitor.sessionInfo()),
        await answerOf(visitor.cart()),
        await answerOf(visitor.checkout({})),
      ]) {
        expect(JSON.stringify(answer)).not.toContain(String(OWED))
        expect(JSON.stringify(answer)).not.toMatch(/"account"|"holdings"|"pastDue"/)
      }
      // Messages of one moment have no order.
      harness.clock.advance(1_000)
      const code = await accountCodeFor(harness, visitor)
      const proven = await answerOf(visitor.proveAccount({ code }))
      const account = { holdings: [...PLANS, { offerId: POD, quantity: HELD }], pastDue: OWED }
      expect(proven.account).toEqual(account)
      expect(await accountIn(visitor)).toEqual(account)
      expect(proven.cart).toEqual(await answerOf(visitor.cart()))
      expect(proven.offers).toEqual(await answerOf(visitor.getOffers({ featuredOffersOnly: false })))
    },
  'counts the equipment of the account in its limit, and sells none without a proof (ACC-02, ACC-03)': async (
    harness,
  ) => {
    const unproven = await customer(harness)
    await putIntoCart(unproven, GIG)
    expect(await podLimit(unproven)).toBe(0)
    expect(
      await refusalOf(unproven.addCartItem({ offerId: POD, quantity: 1, lineOfBusiness: 'Internet' })),
    ).toBe('QUANTITY_OUT_OF_RANGE')
    const visitor = await provenCustomer(harness)
    await putIntoCart(visitor, GIG)
    expect(await podLimit(visitor)).toBe(LIMIT - HELD)
    const add = (quantity: number) =>
      visitor.addCartItem({ offerId: POD, quantity, lineOfBusiness: 'Internet' })
    expect(await refusalOf(add(LIMIT - HELD + 1))).toBe('QUANTITY_OUT_OF_RANGE')
    expect((await answerOf(add(LIMIT - HELD))).quote.lines.map(({ quantity }) => quantity)).toContain(
      LIMIT - HELD,
    )
    const newcomer = harness.visitor()
    await localizeAt(newcomer)
    expect(await podLimit(newcomer)).toBe(LIMIT)
  },
  'sells add-ons to the internet of a proven account without a new plan, at their price alone (ACC-06, CRT-04, GRD-02)':
    async (harness) => {
      const addWifi = (visitor: Orchestrator) =>
        visitor.addCartItem({ offerId: WIFI, quantity: 1, lineOfBusiness: 'Internet' })
      const unproven = await customer(harness)
      expect(await refusalOf(unproven.updateSessionStep({ step: 'configure' }))).toBe('STEP_MISSING')
      expect(await refusalOf(addWifi(unproven))).toBe('PLAN_MISSING')
      const visitor = await provenCustomer(harness)
      expect(await answerOf(visitor.updateSessionStep({ step: 'configure' }))).toEqual({ step: 'configure' })
      expect(await refusalOf(visitor.updateSessionStep({ step: 'checkout' }))).toBe('STEP_MISSING')
      const { cart, quote } = await answerOf(addWifi(visitor))
      expect(quote.lines.map(({ offerId, monthly }) => [offerId, monthly.net])).toEqual([[WIFI, 10_00]])
      expect(quote).toMatchObject({ pastDue: OWED, dueToday: quote.monthly.total + OWED })
      const { catalogVersion, monthly, dueToday } = quote
      const cartConfig = {
        version: cart.version,
        catalogVersion,
        expected: { monthly: monthly.total, dueToday },
      }
      const [plan] = PLANS
      const { cart: final } = await answerOf(
        visitor.finalizeCart({ activeOffer: plan?.offerId ?? GIG, cartConfig }),
      )
      expect(final.cart.lines).toEqual([{ offerId: WIFI, quantity: 1 }])
      expect(await answerOf(visitor.updateSessionStep({ step: 'checkout' }))).toEqual({ step: 'checkout' })
    },
  'sells new mobile lines in addition to those of the account, with its internet (MOB-03, MOB-04)': async (
    harness,
  ) => {
    const visitor = await provenCustomer(harness)
    const add = (quantity: number) =>
      visitor.addCartItem({ offerId: UNLIMITED, quantity, lineOfBusiness: 'Mobile' })
    await putIntoCart(visitor, GIG)
    // The third line of a bundled account costs 30 dollars, and the fourth nothing.
    const monthlyOf = async (quantity: number) =>
      (await answerOf(add(quantity))).quote.lines.find(({ offerId }) => offerId === UNLIMITED)?.monthly.net
    expect([await monthlyOf(1), await monthlyOf(2)]).toEqual([30_00, 30_00])
    expect(await refusalOf(add(9))).toBe('QUANTITY_OUT_OF_RANGE')
  },
  'adds the balance to the amount due today, seals it, and settles it once (PAY-07, PAY-08)': async (
    harness,
  ) => {
    const visitor = await boughtUpTo(harness, 2)
    const { quote } = await answerOf(visitor.cart())
    expect(quote).toMatchObject({ pastDue: OWED, dueToday: priceDueToday(quote) + OWED })
    const { prePayment, deliquentBalanceApplied } = await answerOf(visitor.checkout({}))
    expect(prePayment).toMatchObject({ checksBalance: true, owed: OWED })
    expect(deliquentBalanceApplied).toBe(true)
    const receipt = await order(harness, visitor)
    expect(receipt?.quote).toEqual(quote)
    expect(await harness.captured()).toEqual([quote.dueToday])
    harness.clock.advance(ORDER_CODE_WINDOW_MS)
    const again = await provenCustomer(harness)
    expect(await accountIn(again)).toEqual({
      holdings: [...PLANS, { offerId: POD, quantity: LIMIT }, { offerId: GIG, quantity: 1 }],
      pastDue: 0,
    })
    await putIntoCart(again, GIG)
    expect((await answerOf(again.cart())).quote.pastDue).toBeUndefined()
    expect((await answerOf(again.checkout({}))).deliquentBalanceApplied).toBe(false)
  },
  'lets two sessions of one account settle its balance once, and refuses the other at the price it saw (I5, PRC-32)':
    async (harness) => {
      const one = await boughtUpTo(harness, 0)
      const other = await boughtUpTo(harness, 0)
      const agreed = async (visitor: Orchestrator, key: string) => {
        const { quote, seal } = await answerOf(visitor.cart())
        const expected = { monthly: quote.monthly.total, dueToday: quote.dueToday }
        return visitor.order({ key: key as never, expected, seal })
      }
      const orders = [await agreed(one, 'one'), await agreed(other, 'other')]
      const ends = await Promise.all(orders.map(async (place) => (await place())._tag))
      expect(ends.toSorted()).toEqual(['Left', 'Right'])
      expect(await harness.captured()).toHaveLength(1)
    },
  'owes the balance again after a declined payment (PAY-08)': async (harness) => {
    const visitor = await boughtUpTo(harness, 2, DECLINED_CARD)
    const before = await answerOf(visitor.cart())
    expect(await order(harness, visitor)).toBeNull()
    expect((await answerOf(visitor.cart())).quote).toEqual(before.quote)
    expect(await harness.captured()).toEqual([])
  },
  'preserves the price of an order in doubt in its own session (PAY-08)': async (harness) => {
    const visitor = await boughtUpTo(harness, 2)
    const before = await answerOf(visitor.cart())
    harness.setGateway('requestLost')
    await order(harness, visitor)
    expect((await answerOf(visitor.cart())).quote).toEqual(before.quote)
    expect((await answerOf(visitor.sessionInfo())).sessionInfo.account?.pastDue).toBe(OWED)
  },
  'accepts a code once, for ten minutes, in the session that requested it (ACC-04)': async (harness) => {
    const visitor = await customer(harness)
    const code = await accountCodeFor(harness, visitor)
    expect(await refusalOf((await customer(harness)).proveAccount({ code }))).toBe('NOT_FOUND')
    await answerOf(visitor.proveAccount({ code }))
    expect(await refusalOf(visitor.proveAccount({ code }))).toBe('NOT_FOUND')
    const late = await customer(harness)
    const lateCode = await accountCodeFor(harness, late)
    harness.clock.advance(ORDER_CODE_MS)
    expect(await refusalOf(late.proveAccount({ code: lateCode }))).toBe('NOT_FOUND')
  },
  'refuses any code after some wrong ones (ACC-04)': async (harness) => {
    const visitor = await customer(harness)
    const code = await accountCodeFor(harness, visitor)
    for (let count = 0; count < tries; count += 1)
      expect(await refusalOf(visitor.proveAccount({ code: wrong(code) }))).toBe('NOT_FOUND')
    expect(await refusalOf(visitor.proveAccount({ code }))).toBe('NOT_FOUND')
    expect(await accountIn(visitor)).toBeUndefined()
  },
  'sends a few codes an hour for an account, whatever the session, and answers the same to further requests (ACC-04)':
    async (harness) => {
      const first = await answerOf((await customer(harness)).requestAccountCode())
      for (let count = 0; count < 2 * codes; count += 1)
        expect(await answerOf((await customer(harness)).requestAccountCode())).toEqual(first)
      expect(await harness.messages()).toHaveLength(codes)
      harness.clock.advance(ORDER_CODE_WINDOW_MS)
      await answerOf((await customer(harness)).requestAccountCode())
      expect(await harness.messages()).toHaveLength(codes + 1)
    },
  'has no account to prove for a new customer (ACC-01)': async (harness) => {
    const visitor = harness.visitor()
    await localizeAt(visitor)
    expect(await refusalOf(visitor.requestAccountCode())).toBe('STEP_MISSING')
    expect(await refusalOf(visitor.proveAccount({ code: '123456' as OrderCode }))).toBe('STEP_MISSING')
    const owing = await provenCustomer(harness)
    await localizeAt(owing)
    expect(await accountIn(owing)).toBeUndefined()
  },
}
