import { expect } from 'vitest'
import type { OrderAnswer } from '#core/checkout/order.ts'
import type { Offer } from '#core/catalog/offer.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { Totals } from '#core/pricing/quoted.ts'
import { readSeal, type Seal, writeSeal } from '#core/pricing/seal-token.ts'
import { HOLD_MINUTES } from '#core/schedule/window.ts'
import { add, cents, subtract } from '#core/shared/money.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import {
  GIG,
  MOBILE,
  TV,
  agreedTo,
  answerOf,
  answerRisk,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  maria,
  payFrom,
  payWith,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { raised } from '#test/builders/offer.builder.ts'
import type { Harness, Laws } from '../harness.ts'
import { allEnding, endingsOf, refusedWith } from './endings.ts'

/** The delay before the gateway is polled again about an uncertain order, in ms. */
const NEXT_LOOK_MS = 5_000

const DECLINED_CARD = '4000000000000002'
/** Longer than any order stays in doubt without being settled, in ms. */
const LONG_ENOUGH = 60_000

const receiptOf = (answer: OrderAnswer) => {
  if (answer.state !== 'placed') throw new Error(`the order is ${answer.state}`)
  return answer.receipt
}

const intentOf = (answer: OrderAnswer) => {
  if (answer.state !== 'pending') throw new Error(`the order is ${answer.state}`)
  return { id: answer.intentId }
}

const partsOf = (seal: Seal) => {
  const parts = readSeal(seal)
  if (parts === null) throw new Error('not a seal')
  return parts
}

const orderAt = (visitor: StorefrontOrchestrator, key: string, agreed: ReturnType<typeof agreedTo>) =>
  visitor.order({ key: keyNamed(key), ...agreed })

const dearer = (offers: readonly Offer[]): readonly Offer[] =>
  offers.map((offer) => (offer.id === GIG ? raised(offer, 500) : offer))

/** The order is refused with the price of the cart and its seal, and nothing is taken. */
const expectMoved = async (
  harness: Harness,
  visitor: StorefrontOrchestrator,
  { expected, seal }: { readonly expected: Totals; readonly seal?: Seal },
) => {
  const { quote, seal: fresh } = await answerOf(visitor.cart())
  const refused = await orderAt(visitor, 'first-try', { expected, seal: seal ?? fresh })()
  expect(refused).toMatchObject({ left: { _tag: 'PriceMoved', quote, seal: fresh } })
  expect(await harness.captured()).toEqual([])
  return { quote, seal: fresh }
}

export const orderLaws: Laws = {
  'sells from address to receipt with one order and one charge of the price shown (I1, I2)': async (
    harness,
  ) => {
    const { visitor, visit, priced, order } = await readyBuyer(harness)
    const answer = await answerOf(order())
    expect(receiptOf(answer)).toMatchObject({
      placedAt: harness.clock.now(),
      quote: priced.quote,
      installKind: 'professional',
      visit: { id: visit?.id },
      payment: { kind: 'card', lastFour: '1111' },
      emailAddress: maria.emailAddress,
    })
    expect(await harness.captured()).toEqual([priced.quote.dueToday])
    const found = await answerOf(visitor.sessionInfo())
    expect(found.receipt).toEqual(receiptOf(answer))
    expect((await answerOf(visitor.cart())).cart.marker).toBe('ordered')
  },
  'sells TV and mobile lines with internet, with a deposit, from a bank account, without a visit (I2)':
    async (harness) => {
      const visitor = harness.visitor()
      await localizeAt(visitor)
      await fillDetails(visitor, 'self')
      await answerOf(visitor.addOffer({ offerId: TV }))
      await answerOf(visitor.addCartItem({ offerId: MOBILE, quantity: 3, lineOfBusiness: 'Mobile' }))
      expect(await answerRisk(visitor, false)).toBe('deposit')
      await payFrom(harness, visitor)
      const priced = await answerOf(visitor.cart())
      const { quote } = priced
      const receipt = receiptOf(await answerOf(orderAt(visitor, 'all-of-it', agreedTo(priced))))
      expect(receipt).toMatchObject({ quote, visit: null, payment: { kind: 'bank' } })
      expect(await harness.captured()).toEqual([quote.dueToday])
    },
  'returns the same response for a repeated key and charges once, also for ten concurrent calls (I8, ORD-02)':
    async (harness) => {
      const { order } = await readyBuyer(harness)
      const first = await Promise.all(Array.from({ length: 10 }, () => order()()))
      expect(first.filter(({ _tag }) => _tag === 'Right').length).toBeGreaterThan(0)
      const answers = [await answerOf(order()), await answerOf(order())]
      expect(new Set(answers.map((answer) => receiptOf(answer).orderNumber)).size).toBe(1)
      expect(answers[1]).toEqual(answers[0])
      expect(await harness.captured()).toHaveLength(1)
    },
  'creates one order per cart, for any keys (I1)': async (harness) => {
    const { order } = await readyBuyer(harness)
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => order(`key-${index}`)()))
    const placed = answers.filter((answer) => answer._tag === 'Right' && answer.right.state === 'placed')
    expect(placed).toHaveLength(1)
    expect(await refusalOf(order('late'))).toBe('CART_ORDERED')
    expect(await harness.captured()).toHaveLength(1)
  },
  'refuses a used key for other totals (I8)': async (harness) => {
    const { visitor, priced, expected, order } = await readyBuyer(harness)
    await answerOf(order('used'))
    const other = { ...expected, dueToday: add(expected.dueToday, cents(1)) }
    expect(await refusalOf(orderAt(visitor, 'used', { ...agreedTo(priced), expected: other }))).toBe(
      'KEY_REUSED',
    )
  },
  'refuses a used key for the seal of another price, and accepts a newer seal of the same price (I8)': async (
    harness,
  ) => {
    const { visitor, priced, order } = await readyBuyer(harness)
    const placed = await answerOf(order('used'))
    const { expiresAt, digest, ...signed } = partsOf(priced.seal)
    const ordered = (seal: Seal) => orderAt(visitor, 'used', { ...agreedTo(priced), seal })
    const other = writeSeal({
      expiresAt,
      digest: digest.replace(/^./, (d) => (d === '0' ? '1' : '0')),
      ...signed,
    })
    expect(await refusalOf(ordered(other))).toBe('KEY_REUSED')
    const younger = writeSeal({ expiresAt: epochMs(expiresAt + 1), digest, ...signed })
    expect(await answerOf(ordered(younger))).toEqual(placed)
  },
  'refuses totals that differ from the cart’s, even by a cent, and returns its price (PRC-07, I5)': async (
    harness,
  ) => {
    const { visitor, expected, order } = await readyBuyer(harness)
    const others = [
      { ...expected, monthly: subtract(expected.monthly, cents(1)) },
      { ...expected, dueToday: add(expected.dueToday, cents(1)) },
      { monthly: cents(0), dueToday: cents(0) },
    ]
    for (const other of others) await expectMoved(harness, visitor, { expected: other })
    expect((await answerOf(order())).state).toBe('placed')
  },
  'refuses an order whose price has changed, and places it at the new price (PRC-07, F25)': async (
    harness,
  ) => {
    const { visitor, priced } = await readyBuyer(harness)
    harness.changeOffers(dearer)
    const moved = await expectMoved(harness, visitor, agreedTo(priced))
    const { quote } = moved
    const receipt = receiptOf(await answerOf(orderAt(visitor, 'first-try', agreedTo(moved))))
    expect(receipt.quote).toEqual(quote)
    expect(await harness.captured()).toEqual([quote.dueToday])
    harness.changeOffers(dearer)
    expect((await answerOf(visitor.cart())).quote).toEqual(quote)
  },
  'places no order while any part is missing (CHK-06, I11, F23)': async (harness) => {
    const visitor = harness.visitor()
    await localizeAt(visitor)
    const order = async () => {
      const priced = await answerOf(visitor.cart())
      return refusalOf(orderAt(visitor, 'early', agreedTo(priced)))
    }
    const parts = [
      () => answerOf(visitor.addOffer({ offerId: GIG })),
      () => answerOf(visitor.addCustomer(maria)),
      () => answerRisk(visitor),
      () => answerOf(visitor.chooseInstallOption({ kind: 'professional' })),
      async () => {
        const { cart } = await answerOf(visitor.cart())
        const { agreements } = await answerOf(visitor.getAgreements({ id: cart.id }))
        const accepted = agreements.map(({ id, version }) => ({ id, version }))
        await answerOf(visitor.acceptAgreements({ agreements: accepted }))
      },
    ]
    for (const give of parts) {
      expect(await order()).toBe('STEP_MISSING')
      await give()
    }
    expect(await order()).toBe('STEP_MISSING')
    await payWith(harness, visitor)
    expect(await order()).toBe('WINDOW_GONE')
    expect(await harness.captured()).toEqual([])
  },
  'places an order without a visit when the schedule could not be shown, and with nothing else missing (SCH-04)':
    async (harness) => {
      const visitor = harness.visitor()
      await localizeAt(visitor)
      await fillDetails(visitor)
      const byPhone = async () => ({
        ...agreedTo(await answerOf(visitor.cart())),
        visitByPhone: true as const,
      })
      expect(await refusalOf(orderAt(visitor, 'unpaid', await byPhone()))).toBe('STEP_MISSING')
      await payWith(harness, visitor)
      const receipt = receiptOf(await answerOf(orderAt(visitor, 'by-phone', await byPhone())))
      expect(receipt).toMatchObject({ installKind: 'professional', visit: null })
    },
  'places no order on an expired visit, and places it on another (SCH-02)': async (harness) => {
    const { visitor, order } = await readyBuyer(harness)
    harness.clock.advance(HOLD_MINUTES * 60_000)
    await harness.recover()
    expect(await refusalOf(order())).toBe('WINDOW_GONE')
    await holdFirstWindow(visitor)
    expect((await answerOf(order())).state).toBe('placed')
  },
  'preserves the visit window of an order permanently (I4)': async (harness) => {
    const { visit, order } = await readyBuyer(harness)
    await answerOf(order())
    harness.clock.advance(HOLD_MINUTES * 60_000)
    await harness.recover()
    const other = harness.visitor()
    await localizeAt(other)
    const { windows } = await answerOf(other.installationSchedule())
    expect(windows.find(({ id }) => id === visit?.id)?.placesLeft).toBe((visit?.placesLeft ?? 0) - 1)
  },
  'refuses any change of an ordered sale (CRT-03, I11)': async (harness) => {
    const { visitor, order } = await readyBuyer(harness)
    await answerOf(order())
    const before = await answerOf(visitor.sessionInfo())
    const changes = refusedWith('CART_ORDERED')
    expect(await endingsOf(visitor, changes)).toEqual(allEnding(changes, 'CART_ORDERED'))
    expect(await answerOf(visitor.sessionInfo())).toEqual(before)
  },
  'declines permanently, deletes the payment method, and preserves the visit; another card orders (S24, SCH-02)':
    async (harness) => {
      const { visitor, visit, order } = await readyBuyer(harness, { card: DECLINED_CARD })
      expect([await answerOf(order()), await answerOf(order())]).toEqual([
        { state: 'declined' },
        { state: 'declined' },
      ])
      const found = await answerOf(visitor.sessionInfo())
      expect(found).toMatchObject({ payment: null, visit: { id: visit?.id }, receipt: null })
      expect(await refusalOf(order('second-try'))).toBe('STEP_MISSING')
      await payWith(harness, visitor)
      const placed = receiptOf(await answerOf(order('second-try')))
      expect(placed.visit?.id).toBe(visit?.id)
      expect(await harness.captured()).toHaveLength(1)
    },
  'preserves an uncertain order unchanged, and settles it by the state of the charge (I2, I14)': async (
    harness,
  ) => {
    const { visitor, priced, order } = await readyBuyer(harness)
    harness.setGateway('responseLost')
    const intent = intentOf(await answerOf(order()))
    expect(await answerOf(visitor.orderStatus(intent))).toMatchObject({ state: 'pending' })
    expect(intentOf(await answerOf(order()))).toEqual(intent)
    const changes = refusedWith('ORDER_IN_FLIGHT')
    expect(await endingsOf(visitor, changes)).toEqual(allEnding(changes, 'ORDER_IN_FLIGHT'))
    harness.setGateway('healthy')
    harness.clock.advance(NEXT_LOOK_MS)
    const settled = await answerOf(visitor.orderStatus(intent))
    expect(receiptOf(settled).quote).toEqual(priced.quote)
    expect(await answerOf(order())).toEqual(settled)
    expect(await harness.captured()).toEqual([priced.quote.dueToday])
  },
  'fails an order that the gateway does not know, and lets the buyer retry (I14)': async (harness) => {
    const { visitor, order } = await readyBuyer(harness)
    harness.setGateway('requestLost')
    const intent = intentOf(await answerOf(order()))
    harness.setGateway('healthy')
    harness.clock.advance(LONG_ENOUGH)
    await harness.recover()
    expect(await answerOf(visitor.orderStatus(intent))).toEqual({ state: 'declined' })
    expect(await harness.captured()).toEqual([])
    await payWith(harness, visitor)
    expect((await answerOf(order('again'))).state).toBe('placed')
  },
  'returns no order it did not accept': async (harness) => {
    const { visitor } = await readyBuyer(harness)
    expect(await endingsOf(visitor, ['orderStatus', 'getAgreements'])).toEqual({
      orderStatus: 'NOT_FOUND',
      getAgreements: 'NOT_FOUND',
    })
  },
}
