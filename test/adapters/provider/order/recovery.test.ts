import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import { ownerOf } from '#adapters/provider/call/session-names.ts'
import type { ChargeState, GatewayFailure, PaymentGateway } from '#core/ports/payment-gateway.ts'
import {
  GIG,
  answerOf,
  buildProvider,
  localizeAt,
  readyBuyer,
  refusalOf,
  sha256,
} from '#test/builders/provider.builder.ts'

const IN_DOUBT_MS = 31_000

/** A store whose next transaction fails on demand, as when a process dies before it. */
const crashingStore = () => {
  const store = createMemoryStore()
  let crashes = 0
  return {
    crashNext: () => {
      crashes = 1
    },
    store: {
      ...store,
      transaction: ((work) => {
        if (crashes === 0) return store.transaction(work)
        crashes -= 1
        return Promise.reject(new Error('killed'))
      }) satisfies typeof store.transaction,
    },
  }
}

/** A provider that dies between the capture and the second transaction of its first order. */
const dyingAfterCapture = () => {
  const { store, crashNext } = crashingStore()
  const gatewayAround = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    capture: (...charge) =>
      TE.map((state: ChargeState) => {
        crashNext()
        return state
      })(gateway.capture(...charge)),
  })
  return buildProvider({ store, gatewayAround, config: { capacity: 1 } })
}

/** A provider whose gateway gives no word of a capture and hasn't made it. */
const losingCaptures = () =>
  buildProvider({
    gatewayAround: (gateway) => ({ ...gateway, capture: () => TE.left({ _tag: 'GatewayUnavailable' }) }),
    config: { capacity: 1 },
  })

describe('recover', () => {
  it('finishes an order that a crash left captured: one order, one charge, one message to its owner (I1, I2, I14)', async () => {
    const built = dyingAfterCapture()
    const { visitor, order } = await readyBuyer(built)
    expect((await answerOf(order())).state).toBe('pending')
    built.clock.advance(IN_DOUBT_MS)
    await Promise.all([built.provider.recover(), built.provider.recover()])
    await built.provider.recover()
    const { receipt } = await answerOf(visitor.sessionInfo())
    expect(await answerOf(order())).toEqual({ state: 'placed', receipt })
    expect((await built.ledger.charges()).map(({ state }) => state)).toEqual(['captured'])
    expect(await refusalOf(order('again'))).toBe('CART_ORDERED')
    expect(built.errors).toHaveLength(1)
  })

  it('leaves a young intent to the call that began it', async () => {
    const built = dyingAfterCapture()
    const { order } = await readyBuyer(built)
    await answerOf(order())
    built.clock.advance(29_000)
    await built.provider.recover()
    expect((await answerOf(order())).state).toBe('pending')
  })

  it('finishes a captured charge at once when its owner requests the order', async () => {
    const built = dyingAfterCapture()
    const { visitor, order } = await readyBuyer(built)
    const pending = await answerOf(order())
    if (pending.state !== 'pending') throw new Error('not in doubt')
    const asked = await answerOf(visitor.orderStatus({ id: pending.intentId }))
    expect(asked.state).toBe('placed')
    expect(await answerOf(visitor.orderStatus({ id: pending.intentId }))).toEqual(asked)
    expect(await answerOf(order())).toEqual(asked)
  })

  it('gives up an intent whose charge was never made, and its place once the hold is over (SCH-02, I4)', async () => {
    const built = losingCaptures()
    const { visitor, visit, order } = await readyBuyer(built)
    const pending = await answerOf(order())
    if (pending.state !== 'pending') throw new Error('not in doubt')
    expect(await answerOf(visitor.orderStatus({ id: pending.intentId }))).toEqual(pending)
    built.clock.advance(IN_DOUBT_MS)
    await Promise.all([built.provider.recover(), built.provider.recover()])
    expect(await answerOf(visitor.orderStatus({ id: pending.intentId }))).toEqual({ state: 'declined' })
    expect(await answerOf(order())).toEqual({ state: 'declined' })
    const found = await answerOf(visitor.sessionInfo())
    expect(found).toMatchObject({ visit: { id: visit?.id }, payment: null, receipt: null })
    built.clock.advance(PROVIDER_CONFIG.holdMs - IN_DOUBT_MS)
    await built.provider.recover()
    expect((await answerOf(visitor.sessionInfo())).visit).toBeNull()
    expect((await readyBuyer(built)).visit?.id).toBe(visit?.id)
    expect((await answerOf(visitor.addOffer({ offerId: GIG }))).cart.marker).toBe('active')
  })

  it.each([
    { gateway: 'bars a key it has never seen', isBarring: true, brought: ['voided'] },
    { gateway: 'has no record of such a key', isBarring: false, brought: ['captured'] },
  ])(
    'leaves no money taken by a capture that comes late to a gateway that $gateway (I2)',
    async ({ isBarring, brought }) => {
      let letThrough = (): void => undefined
      const late = new Promise<void>((resolve) => {
        letThrough = resolve
      })
      const captures: unknown[] = []
      const built = buildProvider({
        gatewayAround: (gateway) => ({
          ...gateway,
          capture: (...charge) =>
            TE.map((state: ChargeState) => {
              captures.push(state)
              return state
            })(() => late.then(gateway.capture(...charge))),
          voidCharge: (key) =>
            TE.flatMap((state: ChargeState) =>
              state === 'unknown' && !isBarring
                ? TE.right<GatewayFailure, ChargeState>(state)
                : gateway.voidCharge(key),
            )(gateway.chargeState(key)),
        }),
      })
      const { visitor, order } = await readyBuyer(built)
      const slow = answerOf(order())
      await answerOf(visitor.sessionPing())
      built.clock.advance(IN_DOUBT_MS)
      await built.provider.recover()
      letThrough()
      expect(await slow).toEqual({ state: 'declined' })
      expect(captures).toEqual(brought)
      expect((await built.ledger.charges()).map(({ state }) => state)).toEqual(['voided'])
      expect((await answerOf(visitor.sessionInfo())).receipt).toBeNull()
    },
  )

  it('gives the place of a declined order back at once when its session is over (I4)', async () => {
    const built = losingCaptures()
    const { visitor, visit, order } = await readyBuyer(built)
    expect((await answerOf(order())).state).toBe('pending')
    await answerOf(visitor.deleteSession())
    built.clock.advance(IN_DOUBT_MS)
    await built.provider.recover()
    expect((await readyBuyer(built)).visit?.id).toBe(visit?.id)
  })

  it('abandons no order whose charge the gateway did not void', async () => {
    const built = buildProvider({
      gatewayAround: (gateway) => ({
        ...gateway,
        capture: () => TE.left({ _tag: 'GatewayUnavailable' }),
        voidCharge: () => TE.left({ _tag: 'GatewayUnavailable' }),
      }),
    })
    const { order } = await readyBuyer(built)
    await answerOf(order())
    built.clock.advance(IN_DOUBT_MS)
    await built.provider.recover()
    expect((await answerOf(order())).state).toBe('pending')
  })

  it('leaves an intent in doubt as long as the gateway is silent', async () => {
    let isSilent = true
    const built = buildProvider({
      gatewayAround: (gateway) => ({
        ...gateway,
        capture: (...charge) =>
          TE.flatMap(() => TE.left({ _tag: 'GatewayUnavailable' as const }))(gateway.capture(...charge)),
        chargeState: (key) =>
          isSilent ? () => Promise.reject(new Error('no answer')) : gateway.chargeState(key),
      }),
    })
    const { order } = await readyBuyer(built)
    await answerOf(order())
    built.clock.advance(IN_DOUBT_MS)
    await built.provider.recover()
    expect((await answerOf(order())).state).toBe('pending')
    isSilent = false
    await built.provider.recover()
    expect((await answerOf(order())).state).toBe('placed')
  })

  it('finishes the order of a session that ended in doubt (I2, I4)', async () => {
    const built = dyingAfterCapture()
    const { visitor, visit, order } = await readyBuyer(built)
    const { sessionId } = await answerOf(visitor.sessionInfo())
    await answerOf(order())
    await localizeAt(visitor)
    const ended = await built.store.transaction((tx) => tx.sessionOf(ownerOf(sha256, sessionId)))
    expect(ended?.expiresAt).toBe(built.clock.now())
    built.clock.advance(IN_DOUBT_MS)
    await built.provider.recover()
    expect((await built.ledger.charges()).map(({ state }) => state)).toEqual(['captured'])
    const pending = await built.store.transaction((tx) => tx.pendingIntents(built.clock.now(), 10))
    expect(pending).toEqual([])
    expect((await readyBuyer(built)).visit?.id).not.toBe(visit?.id)
  })

  it('gives the places of dead sessions back, each once, however many recover at once (I4)', async () => {
    const built = buildProvider({ config: { capacity: 2 } })
    const nextWindow = async () => (await readyBuyer(built)).visit?.id
    const lapsed = await nextWindow()
    built.clock.advance(10 * 60_000)
    expect(await nextWindow()).toBe(lapsed)
    expect(await nextWindow()).not.toBe(lapsed)
    built.clock.advance(5 * 60_000)
    await Promise.all([built.provider.recover(), built.provider.recover()])
    expect(await nextWindow()).toBe(lapsed)
    expect(await nextWindow()).not.toBe(lapsed)
  })

  it('does not release a lapsed hold that an order has just pinned (I4)', async () => {
    const store = createMemoryStore()
    let beforeNext = async (): Promise<unknown> => undefined
    let isFound = false
    const built = buildProvider({
      config: { capacity: 1 },
      store: {
        ...store,
        transaction: async (work) => {
          if (isFound) {
            isFound = false
            await beforeNext()
          }
          return store.transaction((tx) =>
            work({
              ...tx,
              expiredReservations: async (...asked) => {
                const found = await tx.expiredReservations(...asked)
                isFound = found.length > 0
                return found
              },
            }),
          )
        },
      },
    })
    const { visitor, visit, order } = await readyBuyer(built)
    beforeNext = () => answerOf(order())
    built.clock.advance(15 * 60_000)
    await built.provider.recover()
    const found = await answerOf(visitor.sessionInfo())
    expect(found.receipt?.visit?.id).toBe(visit?.id)
    expect(found.visit?.id).toBe(visit?.id)
    expect((await readyBuyer(built)).visit?.id).not.toBe(visit?.id)
  })

  it('reports a store that fails and goes on the next time', async () => {
    const { store, crashNext } = crashingStore()
    const built = buildProvider({ store, config: { capacity: 1 } })
    const { visit } = await readyBuyer(built)
    built.clock.advance(15 * 60_000)
    crashNext()
    await built.provider.recover()
    expect(built.errors).toEqual([new Error('killed')])
    await built.provider.recover()
    expect((await readyBuyer(built)).visit?.id).toBe(visit?.id)
  })
})
