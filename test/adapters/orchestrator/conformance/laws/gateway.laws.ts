import { expect } from 'vitest'
import { LATE_MS, TOO_LATE_MS } from '#adapters/provider/gateway/gateway-behavior.ts'
import { faultyTestCards } from '#adapters/provider/gateway/gateway-test-numbers.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import { answerOf, payWith, readyBuyer, refusalOf } from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

type GatewayBehavior = (typeof faultyTestCards)[number]['behavior']

/** A buyer with a card of this behavior and self-installation, and the first response to the order. */
const orderedWith = async (harness: Harness, behavior: GatewayBehavior) => {
  const card = faultyTestCards.find((known) => known.behavior === behavior)?.number
  if (card === undefined) throw new Error(`no card is ${behavior}`)
  const buyer = await readyBuyer(harness, { card, installKind: 'self' })
  return { ...buyer, first: await answerOf(buyer.order('first')) }
}

const idOf = (answer: OrderAnswer) => {
  if (answer.state !== 'pending') throw new Error(`not in doubt: ${answer.state}`)
  return { id: answer.intentId }
}

/** Advances time in steps, and runs the jobs of the provider in each. */
const passing = async ({ clock, recover }: Harness, ms: number): Promise<void> => {
  const step = LATE_MS / 3
  for (let passed = 0; passed < ms; passed += step) {
    clock.advance(step)
    await recover()
  }
}

/** Longer than any doubt and any late charge. */
const LONG_MS = PROVIDER_CONFIG.doubtMs + TOO_LATE_MS + LATE_MS

export const gatewayLaws: Laws = {
  'fails an order whose gateway never responds, charges nothing, and accepts it with another card (F12, I2, I14)':
    async (harness) => {
      const { visitor, order, first } = await orderedWith(harness, 'silent')
      expect(await refusalOf(order('second'))).toBe('ORDER_IN_FLIGHT')
      await passing(harness, LONG_MS)
      expect(await answerOf(visitor.orderStatus(idOf(first)))).toEqual({ state: 'declined' })
      expect(await harness.captured()).toEqual([])
      await payWith(harness, visitor)
      expect(await answerOf(order('second'))).toMatchObject({ state: 'placed' })
      expect(await harness.captured()).toHaveLength(1)
    },
  'charges once for any number of gateway notifications (F12, I2)': async (harness) => {
    const { order, expected, first } = await orderedWith(harness, 'twice')
    expect(first.state).toBe('placed')
    await passing(harness, LONG_MS)
    expect(await answerOf(order('first'))).toEqual(first)
    expect(await harness.captured()).toEqual([expected.dueToday])
  },
  'completes the order of a late charge once, at the price shown (F12, I2, I14)': async (harness) => {
    const { visitor, order, expected, first } = await orderedWith(harness, 'late')
    const pending = idOf(first)
    expect(await answerOf(visitor.orderStatus(pending))).toEqual(first)
    await passing(harness, LATE_MS)
    const placed = await answerOf(visitor.orderStatus(pending))
    expect(placed.state).toBe('placed')
    await passing(harness, LONG_MS)
    expect(await answerOf(visitor.orderStatus(pending))).toEqual(placed)
    expect(await answerOf(order('first'))).toEqual(placed)
    expect(await harness.captured()).toEqual([expected.dueToday])
  },
  'captures no charge that arrives after its order failed (F12, I2, I14)': async (harness) => {
    const { visitor, first } = await orderedWith(harness, 'tooLate')
    await passing(harness, LONG_MS)
    expect(await answerOf(visitor.orderStatus(idOf(first)))).toEqual({ state: 'declined' })
    expect(await harness.captured()).toEqual([])
  },
}
