import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { identifier } from '#adapters/contract/entities/identifier.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { IntentId } from '#core/checkout/order.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '#core/session/session.ts'
import type { Seal } from '#core/pricing/seal-token.ts'
import { cents } from '#core/shared/money.ts'
import {
  GIG,
  POD,
  addressWithOutcome,
  answerOf,
  buildProvider,
  fillDetails,
  keyNamed,
  localizeAt,
  maria,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'

const noCard = {
  card: '4111110000001111',
  cvv: '123',
  integrityCheck: 'AAAAAAAAAAAAAAAAAAAAAA',
  keyId: 'k',
  phaseId: 'p',
  expirationDate: '2031-04',
}

/** Every call that needs a session. */
const sessionCalls = (visitor: Orchestrator) => ({
  sessionPing: visitor.sessionPing(),
  sessionInfo: visitor.sessionInfo(),
  deleteSession: visitor.deleteSession(),
  getOffers: visitor.getOffers({ featuredOffersOnly: false }),
  addOffer: visitor.addOffer({ offerId: GIG }),
  removeOffer: visitor.removeOffer({ id: GIG }),
  addCartItem: visitor.addCartItem({ offerId: POD, quantity: 2, lineOfBusiness: 'Internet' }),
  removeCartItem: visitor.removeCartItem({ offerId: POD, lineOfBusiness: 'Internet' }),
  cart: visitor.cart(),
  cartSummary: visitor.cartSummary({ returnTaxes: true }),
  addCustomer: visitor.addCustomer(maria),
  riskRequirements: visitor.riskRequirements(),
  assessRisk: visitor.assessRisk({ addressOneYear: true, identification: null }),
  installOptions: visitor.installOptions(),
  chooseInstallOption: visitor.chooseInstallOption({ kind: 'self' }),
  getAgreements: visitor.getAgreements({ id: 'cart-1' as CartId }),
  acceptAgreements: visitor.acceptAgreements({ agreements: [] }),
  paymentSession: visitor.paymentSession(),
  validatePayment: visitor.validatePayment({
    kind: 'card',
    nameOnCard: 'María',
    zipCode: '33130',
    card: noCard,
  }),
  installationSchedule: visitor.installationSchedule(),
  chooseWindow: visitor.chooseWindow({ windowId: 'FL-331-2026-11-20-08' as WindowId }),
  order: visitor.order({
    key: keyNamed('k'),
    expected: { monthly: cents(7_000), dueToday: cents(7_000) },
    seal: 'none' as Seal,
  }),
  orderStatus: visitor.orderStatus({ id: 'intent-1' as IntentId }),
})

const refusalsOf = async (
  visitor: Orchestrator,
  except: readonly string[] = [],
): Promise<ReadonlySet<string>> => {
  const refusals = new Set<string>()
  for (const [name, call] of Object.entries(sessionCalls(visitor)))
    if (!except.includes(name)) refusals.add(await refusalOf<unknown>(call))
  return refusals
}

/** The calls that answer empty to a caller without a session. */
const EMPTY = ['cart', 'getOffers']

describe('sessionHandlers', () => {
  it('refuse every call of a session when there is none, but those that answer empty', async () => {
    expect(await refusalsOf(buildProvider().visitor(), EMPTY)).toEqual(new Set(['SessionExpired']))
  })

  it('refuse every call of an expired session and change nothing (I7, SES-01)', async () => {
    const built = buildProvider()
    const visitor = built.visitor()
    await localizeAt(visitor)
    await fillDetails(visitor)
    const before = await answerOf(visitor.sessionInfo())
    const instant = built.clock.now()
    built.clock.advance(SESSION_IDLE_MS)
    expect(await refusalsOf(visitor)).toEqual(new Set(['SessionExpired']))
    built.clock.set(instant)
    expect(await answerOf(visitor.sessionInfo())).toEqual(before)
  })

  it('keep a session that is used in time, up to its absolute end (SES-01)', async () => {
    const built = buildProvider()
    const visitor = built.visitor()
    await localizeAt(visitor)
    const openedAt = built.clock.now()
    const almostIdle = SESSION_IDLE_MS - 1
    while (built.clock.now() + almostIdle < openedAt + SESSION_ABSOLUTE_MS) {
      built.clock.advance(almostIdle)
      const { expirationTime, remainingMs, lifetimeMs } = await answerOf(visitor.sessionPing())
      expect(expirationTime).toBe(
        Math.min(built.clock.now() + SESSION_IDLE_MS, openedAt + SESSION_ABSOLUTE_MS),
      )
      expect(remainingMs).toBe(expirationTime - built.clock.now())
      expect(lifetimeMs).toBe(openedAt + SESSION_ABSOLUTE_MS - built.clock.now())
    }
    built.clock.advance(almostIdle)
    expect(await refusalOf(visitor.sessionPing())).toBe('SessionExpired')
  })

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

  it('tell the status of a session without prolonging it, also when it is over', async () => {
    const built = buildProvider()
    const visitor = built.visitor()
    await localizeAt(visitor)
    const end = built.clock.now() + SESSION_IDLE_MS
    built.clock.advance(SESSION_IDLE_MS - 1)
    expect(await answerOf(visitor.sessionStatus())).toEqual({
      isAlive: true,
      expirationTime: end,
      remainingMs: 1,
      lifetimeMs: SESSION_ABSOLUTE_MS - SESSION_IDLE_MS + 1,
    })
    built.clock.advance(1)
    expect(await answerOf(visitor.sessionStatus())).toEqual({
      isAlive: false,
      expirationTime: end,
      remainingMs: 0,
      lifetimeMs: SESSION_ABSOLUTE_MS - SESSION_IDLE_MS,
    })
  })

  it('reject the id or the secret alone, and another secret (S8)', async () => {
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

  it('name sessions so that id and secret pass a header, a cookie and a log line (S10)', async () => {
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

  it('find a session by its secret alone, with everything that was given', async () => {
    const built = buildProvider()
    const { visitor, visit } = await readyBuyer(built)
    const found = await answerOf(visitor.sessionInfo())
    expect(found).toMatchObject({
      sessionInfo: { serviceAddress: { street: '742 Magnolia Street' }, status: { isAlive: true } },
      localization: { sessionId: found.sessionId, responseCode: '100' },
      customer: maria,
      installKind: 'professional',
      visit: { id: visit?.id },
      risk: { addressOneYear: true, identification: 'NONE', decision: 'cleared' },
      payment: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
      receipt: null,
    })
    expect(found.progress).toEqual({
      hasPlan: true,
      hasCustomer: true,
      riskDecision: 'cleared',
      installKind: 'professional',
      hasAgreements: true,
      isAutoPay: false,
      isPaymentNeeded: true,
      hasPayment: true,
      hasVisit: true,
      areWindowsOpen: true,
    })
  })

  it('end a session for good', async () => {
    const visitor = buildProvider().visitor()
    await localizeAt(visitor)
    expect(await answerOf(visitor.deleteSession())).toEqual({ deleted: true })
    expect(await refusalsOf(visitor, EMPTY)).toEqual(new Set(['SessionExpired']))
  })

  it('answer UNAVAILABLE and report when the store breaks, without a word of why', async () => {
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
