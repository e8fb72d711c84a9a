import { expect } from 'vitest'
import { LATE_MS, TOO_LATE_MS } from '#adapters/orchestrator/pocket/gateway-conduct.ts'
import { unrulyTestCards } from '#adapters/orchestrator/pocket/gateway-test-numbers.ts'
import { POCKET_CONFIG } from '#adapters/orchestrator/pocket/pocket-config.ts'
import type { OrderAnswer } from '#core/checkout/order.ts'
import { answerOf, payWith, readyBuyer, refusalOf } from '#test/builders/pocket.builder.ts'
import type { Harness, Law } from '../harness.ts'

type Conduct = (typeof unrulyTestCards)[number]['conduct']

/** A buyer with a card of this conduct, who installs alone, and the first answer to the order. */
const orderedWith = async (harness: Harness, conduct: Conduct) => {
  const card = unrulyTestCards.find((known) => known.conduct === conduct)?.number
  if (card === undefined) throw new Error(`no card is ${conduct}`)
  const buyer = await readyBuyer(harness, { card, installKind: 'self' })
  return { ...buyer, first: await answerOf(buyer.order('first')) }
}

const idOf = (answer: OrderAnswer) => {
  if (answer.state !== 'pending') throw new Error(`not in doubt: ${answer.state}`)
  return { id: answer.intentId }
}

/** Time goes by in steps, and the provider does in each what it does by itself. */
const passing = async ({ clock, recover }: Harness, ms: number): Promise<void> => {
  const step = LATE_MS / 3
  for (let passed = 0; passed < ms; passed += step) {
    clock.advance(step)
    await recover()
  }
}

/** Longer than any doubt and any late charge. */
const LONG_MS = POCKET_CONFIG.doubtMs + TOO_LATE_MS + LATE_MS

export const gatewayLaws: readonly Law[] = [
  {
    name: 'gives an order up whose gateway never answers, charges nothing, and takes it with another card (F12, I2, I14)',
    check: async (harness) => {
      const { visitor, order, first } = await orderedWith(harness, 'silent')
      expect(await refusalOf(order('second'))).toBe('ORDER_IN_FLIGHT')
      await passing(harness, LONG_MS)
      expect(await answerOf(visitor.orderStatus(idOf(first)))).toEqual({ state: 'declined' })
      expect(await harness.captured()).toEqual([])
      await payWith(harness, visitor)
      expect(await answerOf(order('second'))).toMatchObject({ state: 'placed' })
      expect(await harness.captured()).toHaveLength(1)
    },
  },
  {
    name: 'charges once however often its gateway tells of the charge (F12, I2)',
    check: async (harness) => {
      const { order, expected, first } = await orderedWith(harness, 'twice')
      expect(first.state).toBe('placed')
      await passing(harness, LONG_MS)
      expect(await answerOf(order('first'))).toEqual(first)
      expect(await harness.captured()).toEqual([expected.dueToday])
    },
  },
  {
    name: 'takes the order of a charge that came late, once, at what was shown (F12, I2, I14)',
    check: async (harness) => {
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
  },
  {
    name: 'takes no money of a charge that comes after its order was given up (F12, I2, I14)',
    check: async (harness) => {
      const { visitor, first } = await orderedWith(harness, 'tooLate')
      await passing(harness, LONG_MS)
      expect(await answerOf(visitor.orderStatus(idOf(first)))).toEqual({ state: 'declined' })
      expect(await harness.captured()).toEqual([])
    },
  },
]
