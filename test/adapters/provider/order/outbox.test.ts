import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { ATTEMPTS_MAX, CLAIM_MS, deliverMessages, pauseAfter } from '#adapters/provider/order/outbox.ts'
import type { OutboxParts } from '#adapters/provider/order/outbox.ts'
import type { WrittenMessage } from '#adapters/provider/store/store.outbox.ts'
import type { RenderedMessage, SendFailure } from '#core/ports/message-sender.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS, fakeClock } from '#test/builders/clock.builder.ts'
import { messageNamed } from '../store/outbox.contract.ts'

type Answer = E.Either<SendFailure, void>

const sentWell: Answer = E.right(undefined)
const postponed: Answer = E.left({ _tag: 'Postponed', reason: 'RCPT TO 451' })
const refused: Answer = E.left({ _tag: 'Refused', reason: 'RCPT TO 550' })

/** A store with messages, and a sender with the given answers. */
const outboxWith = async (
  messages: readonly WrittenMessage[],
  answer: (message: RenderedMessage) => Answer | Promise<Answer>,
  parts: Partial<OutboxParts> = {},
) => {
  const clock = fakeClock()
  const store = createMemoryStore()
  await store.transaction(async (tx) => {
    for (const message of messages) await tx.insertMessage(message)
  })
  const tried: string[] = []
  const reported: unknown[] = []
  const whole: OutboxParts = {
    store,
    clock,
    render: (_language, _content, id) => ({ kind: 'sms', id, to: '3055550134', text: id }),
    sender: {
      carriesSms: true,
      send: (message) => async () => {
        tried.push(message.id)
        return answer(message)
      },
    },
    report: (error) => void reported.push(error),
    ...parts,
  }
  return { clock, store, tried, reported, parts: whole, deliver: () => deliverMessages(whole) }
}

describe(deliverMessages, () => {
  it('sends each message once, however many there are and however often it runs', async () => {
    const names = Array.from({ length: 57 }, (_, index) => `message-${index}`)
    const { deliver, tried, clock, reported } = await outboxWith(
      names.map((name) => messageNamed(name)),
      () => sentWell,
    )
    await Promise.all([deliver(), deliver(), deliver()])
    clock.advance(2 * CLAIM_MS)
    await deliver()
    expect(tried.toSorted()).toEqual(names.toSorted())
    expect(reported).toEqual([])
  })

  it('tries again after pauses that grow, and gives up after ten attempts, which is reported', async () => {
    const { deliver, tried, clock, reported } = await outboxWith([messageNamed('one')], () => postponed)
    for (let attempt = 1; attempt < ATTEMPTS_MAX; attempt += 1) {
      await deliver()
      expect(tried).toHaveLength(attempt)
      clock.advance(pauseAfter(attempt) - 1)
      await deliver()
      expect(tried).toHaveLength(attempt)
      expect(reported).toEqual([])
      clock.advance(1)
    }
    await deliver()
    clock.advance(30 * 86_400_000)
    await deliver()
    expect(tried).toHaveLength(ATTEMPTS_MAX)
    expect(reported).toEqual([expect.objectContaining({ name: 'MessageParked' })])
  })

  it('waits longer each time, six hours at most', () => {
    const pauses = Array.from({ length: ATTEMPTS_MAX }, (_, index) => pauseAfter(index + 1))
    expect(pauses).toEqual([10, 30, 90, 270, 810, 2_430, 7_290, 21_600, 21_600, 21_600].map((s) => s * 1_000))
  })

  it('gives a message up that is refused, and sends the others (F44)', async () => {
    const { deliver, tried, clock, reported } = await outboxWith(
      ['bad', 'good'].map((name) => messageNamed(name)),
      ({ id }) => (id === 'bad' ? refused : sentWell),
    )
    await deliver()
    clock.advance(86_400_000)
    await deliver()
    expect(tried).toEqual(['bad', 'good'])
    expect(reported).toHaveLength(1)
    expect(String(reported[0])).toContain('RCPT TO 550')
    expect(String(reported[0])).not.toContain('correo')
  })

  it('sends no expired message', async () => {
    const expiresAt = epochMs(START_OF_TESTS + 1_000)
    const { deliver, tried, clock } = await outboxWith([messageNamed('code', { expiresAt })], () => sentWell)
    clock.advance(1_000)
    await deliver()
    clock.set(START_OF_TESTS)
    await deliver()
    expect(tried).toEqual([])
  })

  it('completes a message without recipient, and sends nothing', async () => {
    const { deliver, tried, store, clock } = await outboxWith(
      [messageNamed('nobody', { content: null })],
      () => sentWell,
    )
    await deliver()
    expect(tried).toEqual([])
    const later = epochMs(clock.now() + 86_400_000)
    expect(await store.transaction((tx) => tx.claimMessages(later, later, 10))).toEqual([])
  })

  it('counts an error of rendering or sending as an attempt, and sends the others', async () => {
    const { parts, tried, clock, reported } = await outboxWith(
      ['poison', 'good'].map((name) => messageNamed(name)),
      () => sentWell,
    )
    const poisoned: OutboxParts = {
      ...parts,
      render: (language, content, id) => {
        if (id === 'poison') throw new Error('no words')
        return parts.render(language, content, id)
      },
    }
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
      await deliverMessages(poisoned)
      clock.advance(pauseAfter(attempt))
    }
    await deliverMessages(poisoned)
    expect(tried).toEqual(['good'])
    expect(reported).toHaveLength(ATTEMPTS_MAX + 1)
  })

  it('sends an unfinished message again, under the same id, once its claim has lapsed', async () => {
    const { parts, tried, clock, reported } = await outboxWith([messageNamed('one')], () => sentWell)
    let isLost = true
    const losing: OutboxParts = {
      ...parts,
      store: {
        ...parts.store,
        transaction: (work) =>
          parts.store.transaction((tx) =>
            work({
              ...tx,
              endMessage: (...args) =>
                isLost ? Promise.reject(new Error('database gone')) : tx.endMessage(...args),
            }),
          ),
      },
    }
    await deliverMessages(losing)
    expect(reported).toHaveLength(1)
    isLost = false
    clock.advance(CLAIM_MS - 1)
    await deliverMessages(losing)
    expect(tried).toEqual(['one'])
    clock.advance(1)
    await deliverMessages(losing)
    clock.advance(CLAIM_MS)
    await deliverMessages(losing)
    expect(tried).toEqual(['one', 'one'])
  })

  it('gives up a message whose senders crash again and again', async () => {
    const { deliver, store, tried, clock, reported } = await outboxWith(
      [messageNamed('deadly')],
      () => sentWell,
    )
    for (let count = 0; count < ATTEMPTS_MAX; count += 1) {
      const now = clock.now()
      await store.transaction((tx) => tx.claimMessages(now, epochMs(now + CLAIM_MS), 1))
      clock.advance(CLAIM_MS)
    }
    await deliver()
    expect(tried).toEqual([])
    expect(reported).toEqual([expect.objectContaining({ name: 'MessageParked' })])
  })

  it('reports an unavailable store, and does not reject', async () => {
    const gone = { transaction: () => Promise.reject(new Error('gone')), ping: () => Promise.resolve() }
    const { deliver, reported } = await outboxWith([], () => sentWell, { store: gone })
    await expect(deliver()).resolves.toBeUndefined()
    expect(reported).toHaveLength(1)
  })
})
