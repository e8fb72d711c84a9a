import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { startTradeIn } from '#core/journeys/mobile/trade-in.machine.ts'
import type { TradeInAnswer } from '#core/mobile/trade-in-model.ts'
import type { CartOptionCalls } from '#core/ports/cart-option-calls.ts'
import type { TradeInOfferRequest } from '#core/ports/mobile-calls.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { BLOCKED_IMEI, TRADE_IN_IMEI, tradeInPhone } from '#test/builders/mobile.builder.ts'

const answers = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }
const requestOf = (imei: string): TradeInOfferRequest => ({ modelId: tradeInPhone.id, imei, answers })
const blocked: TradeInAnswer = { state: 'blocked' }
const unmet: TradeInAnswer = { state: 'conditionsUnmet', value: tradeInPhone.value, unmet: ['paidOff'] }
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A trade-in at a provider that answers by the IMEI, or fails. */
const started = () => {
  let failure: OrchestratorFailure | null = null
  let isOnline = true
  const calls = {
    tradeInOffer: ({ imei }: TradeInOfferRequest) =>
      failure === null ? TE.right(imei === BLOCKED_IMEI ? blocked : unmet) : TE.left(failure),
  } as unknown as CartOptionCalls
  const actor = startTradeIn(() => (isOnline ? Promise.resolve(calls) : Promise.reject(new Error('offline'))))
  const send = async (event: Parameters<typeof actor.send>[0]): Promise<void> => {
    actor.send(event)
    await settled()
  }
  const disturb = (next: OrchestratorFailure | null, online = true): void => {
    failure = next
    isOnline = online
  }
  return { actor, send, disturb, context: () => actor.getSnapshot().context }
}

describe(startTradeIn, () => {
  it('shows the decision on each request, until what was typed changes (MOB-40)', async () => {
    const { send, context } = started()
    await send({ type: 'offer.requested', request: requestOf(BLOCKED_IMEI) })
    expect(context()).toEqual({ answer: blocked, failure: null })
    await send({ type: 'device.changed' })
    expect(context()).toEqual({ answer: null, failure: null })
    await send({ type: 'offer.requested', request: requestOf(TRADE_IN_IMEI) })
    expect(context()).toEqual({ answer: unmet, failure: null })
  })

  it('forgets the decision on a telephone that changes while it is requested (MOB-40)', async () => {
    const { actor, context } = started()
    actor.send({ type: 'offer.requested', request: requestOf(TRADE_IN_IMEI) })
    actor.send({ type: 'device.changed' })
    await settled()
    expect([actor.getSnapshot().value, context().answer]).toEqual(['filling', null])
  })

  it('reports a missing answer, and repeats the call on request (I9)', async () => {
    const { send, disturb, context } = started()
    const request = { type: 'offer.requested', request: requestOf(TRADE_IN_IMEI) } as const
    disturb(null, false)
    await send(request)
    expect(context().failure).toEqual({ _tag: 'Unreachable' })
    disturb({ _tag: 'TimedOut' })
    await send(request)
    expect(context()).toEqual({ answer: null, failure: { _tag: 'TimedOut' } })
    disturb(null)
    await send(request)
    expect(context()).toEqual({ answer: unmet, failure: null })
  })

  it('never stores the IMEI (MOB-42)', async () => {
    const { actor, send } = started()
    await send({ type: 'offer.requested', request: requestOf(TRADE_IN_IMEI) })
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(TRADE_IN_IMEI)
  })
})
