import { either as E, taskEither as TE } from 'fp-ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GATEWAY_MS, watchGateway } from '#adapters/server/telemetry/watched-gateway.ts'
import type { CardEnvelope, IdentityEnvelope } from '#core/ports/card-encryption.ts'
import type { GatewayFailure, PaymentGateway, PaymentToken } from '#core/ports/payment-gateway.ts'
import { cents } from '#core/shared/money.ts'
import { logBook } from '#test/builders/server.builder.ts'

const failing = (tag: GatewayFailure['_tag']) => {
  const fail = () => TE.left({ _tag: tag })
  const gateway: PaymentGateway = {
    openKey: fail,
    storePayment: fail,
    screenIdentity: fail,
    capture: fail,
    chargeState: fail,
    voidCharge: fail,
  }
  const book = logBook()
  return { watched: watchGateway(gateway, book.logger), book }
}

const card = { keyId: 'planted' } as CardEnvelope
const identity = { keyId: 'planted' } as IdentityEnvelope

describe(watchGateway, () => {
  it('logs an altered envelope without its content (S26, S38)', async () => {
    const { watched, book } = failing('EnvelopeRejected')
    expect(await watched.storePayment('owner', card)()).toEqual(E.left({ _tag: 'EnvelopeRejected' }))
    await watched.screenIdentity('owner', identity)()
    expect(book.events().map(({ security }) => security)).toEqual(['envelope rejected', 'envelope rejected'])
    expect(book.text()).not.toContain('planted')
  })

  it.each(['KeyUnknown', 'KeySpent', 'PaymentDeclined', 'GatewayUnavailable'] as const)(
    'passes %s on without a log entry',
    async (tag) => {
      const { watched, book } = failing(tag)
      expect(await watched.storePayment('owner', card)()).toEqual(E.left({ _tag: tag }))
      expect(book.events()).toEqual([])
    },
  )
})

describe('a gateway that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const silent: PaymentGateway = {
    openKey: () => () => new Promise(() => undefined),
    storePayment: () => () => new Promise(() => undefined),
    screenIdentity: () => () => new Promise(() => undefined),
    capture: () => () => new Promise(() => undefined),
    chargeState: () => () => new Promise(() => undefined),
    voidCharge: () => () => new Promise(() => undefined),
  }
  const watched = watchGateway(silent, logBook().logger)

  it.each([
    ['openKey', () => watched.openKey('owner')],
    ['storePayment', () => watched.storePayment('owner', card)],
    ['screenIdentity', () => watched.screenIdentity('owner', identity)],
    ['capture', () => watched.capture('key', 'token' as PaymentToken, cents(1))],
    ['chargeState', () => watched.chargeState('key')],
    ['voidCharge', () => watched.voidCharge('key')],
  ])('times out after ten seconds: %s (S32)', async (_name, call) => {
    const answer = call()()
    await vi.advanceTimersByTimeAsync(GATEWAY_MS)
    expect(await answer).toEqual(E.left({ _tag: 'GatewayUnavailable' }))
    expect(vi.getTimerCount()).toBe(0)
  })
})
