import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { identifier } from '#adapters/contract/entities/identifier.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import { addressWithOutcome, answerOf, buildProvider, localizeAt } from '#test/builders/provider.builder.ts'

describe('sessionHandlers', () => {
  it('count uses within a second as one, which writes the session once (SES-01)', async () => {
    const store = createMemoryStore()
    let written = 0
    const counting: Store = {
      ...store,
      transaction: (work) =>
        store.transaction((tx) =>
          work({
            ...tx,
            saveSession: (session) => {
              written += 1
              return tx.saveSession(session)
            },
          }),
        ),
    }
    const built = buildProvider({ store: counting })
    const visitor = built.visitor()
    await localizeAt(visitor)
    const end = built.clock.now() + SESSION_IDLE_MS
    for (const [afterMs, expirationTime, writes] of [
      [999, end, 0],
      [1, end + 1_000, 1],
      [500, end + 1_000, 1],
      [499, end + 1_000, 1],
      [60_000, end + 61_999, 2],
    ] as const) {
      built.clock.advance(afterMs)
      expect((await answerOf(visitor.sessionPing())).expirationTime).toBe(expirationTime)
      expect(written).toBe(writes)
    }
  })

  it('require the id and its own secret together (S8)', async () => {
    const { handlers: provider } = buildProvider().provider
    const open = () =>
      answerOf(
        provider.localize(
          { sessionId: null, secret: null },
          { address: addressWithOutcome('serviceable'), channel: 'dotcom', returnNearbyMatch: false },
        ),
      )
    const [mine, other] = [await open(), await open()]
    const { sessionId } = mine.body
    const cartOf = (context: Parameters<typeof provider.cart>[0]) => provider.cart(context)()
    const refused = E.left({ code: 'SESSION_EXPIRED' })
    expect(E.isRight(await cartOf({ sessionId, secret: mine.secret ?? null }))).toBe(true)
    expect(await cartOf({ sessionId, secret: null })).toEqual(refused)
    expect(await cartOf({ sessionId: null, secret: mine.secret ?? null })).toEqual(refused)
    expect(await cartOf({ sessionId, secret: other.secret ?? null })).toEqual(refused)
  })

  it('store neither the id nor the secret of a session (S10)', async () => {
    const built = buildProvider()
    const stored: string[] = []
    const { handlers: provider } = buildProvider({
      store: {
        ...built.store,
        transaction: (work) =>
          built.store.transaction((tx) =>
            work({
              ...tx,
              insertSession: (session) => {
                stored.push(JSON.stringify(session))
                return tx.insertSession(session)
              },
            }),
          ),
      },
    }).provider
    const opened = await answerOf(
      provider.localize(
        { sessionId: null, secret: null },
        { address: addressWithOutcome('serviceable'), channel: 'dotcom', returnNearbyMatch: false },
      ),
    )
    expect(stored).toHaveLength(1)
    expect(stored[0]).not.toContain(opened.secret)
    expect(stored[0]).not.toContain(opened.body.sessionId)
  })

  it('use ids and secrets that fit a header, a cookie and a log line (S10)', async () => {
    const { handlers: provider } = buildProvider().provider
    const request = {
      address: addressWithOutcome('serviceable'),
      channel: 'dotcom',
      returnNearbyMatch: false,
    } as const
    const names = new Set<string>()
    for (let count = 0; count < 500; count += 1) {
      const { body, secret } = await answerOf(provider.localize({ sessionId: null, secret: null }, request))
      for (const name of [body.sessionId, secret]) {
        expect(E.isRight(identifier.codec.decode(name))).toBe(true)
        names.add(name ?? '')
      }
    }
    expect(names.size).toBe(1_000)
  })

  it('answer UNAVAILABLE and report when the store breaks, without the cause', async () => {
    const built = buildProvider()
    const outage = new Error('connection to 10.0.0.7 refused')
    const broken = buildProvider({
      store: { ...built.store, transaction: () => Promise.reject(outage) },
    })
    const context = { sessionId: 'session-a' as never, secret: 'b' }
    const answer = await broken.provider.handlers.cart(context)()
    expect(answer).toEqual(E.left({ code: 'UNAVAILABLE' }))
    expect(broken.errors).toEqual([outage])
  })
})
