import { beforeAll, describe, expect, it } from 'vitest'
import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import type { CardExpiry, CardNumber } from '#core/card/card.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import {
  answerOf,
  buildProvider,
  cardOf,
  fillDetails,
  localizeAt,
  refusalOf,
} from '#test/builders/provider.builder.ts'

const RUNS = 200
const WITHIN_MS = 5

/** The CPU time of this process, without that of others. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const built = buildProvider({ ledger: createMemoryLedger() })
let visitor: StorefrontOrchestrator

beforeAll(async () => {
  visitor = built.visitor()
  await localizeAt(visitor)
  await fillDetails(visitor)
})

const clear = cardOf()

/** The reasons of a gateway to decline a card, which its holder must not learn. */
const reasons = {
  'an expired card': { ...clear, expirationDate: '2020-01' as CardExpiry },
  'a spoilt envelope': clear,
  'a card of no bank, expired': {
    ...clear,
    number: '6304000000000000' as CardNumber,
    expirationDate: '2021-05' as CardExpiry,
  },
}

describe('a declined card (S24)', () => {
  it('is declined with the same response in the same processor time for any reason', async () => {
    const times = new Map<string, number[]>()
    const told = new Set<string>()
    for (let run = 0; run < RUNS; run += 1)
      for (const [reason, card] of Object.entries(reasons)) {
        const key = await answerOf(visitor.paymentSession())
        const envelope = await answerOf(built.encryption.encrypt(card, key))
        const sent =
          reason === 'a spoilt envelope' ? { ...envelope, integrityCheck: 'A'.repeat(22) } : envelope
        const from = processorMs()
        told.add(
          await refusalOf(
            visitor.validatePayment({ kind: 'card', nameOnCard: 'M Ñ', zipCode: '33130', card: sent }),
          ),
        )
        times.set(reason, [...(times.get(reason) ?? []), processorMs() - from])
      }
    expect([...told]).toEqual(['PAYMENT_REJECTED'])
    const medians = [...times.values()].map(median)
    expect(medians).toHaveLength(Object.keys(reasons).length)
    expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(WITHIN_MS)
  })
})
