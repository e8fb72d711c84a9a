import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { CallName } from '#adapters/contract/record.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, sessionStatusAt } from '#core/session/session.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import {
  agreedTo,
  GIG,
  TV,
  answerOf,
  keyNamed,
  localizeAt,
  maria,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Laws } from '../harness.ts'
import { allEnding, endingsOf } from './endings.ts'

const needSession = callNames.filter((name) => ['cookie', 'required'].includes(contract[name].session))

/** The calls that answer empty to a caller without a session. */
const emptyWithoutSession: readonly CallName[] = ['cart', 'getOffers', 'sroSchedule']

const expectClosed = async (visitor: Orchestrator, names = needSession): Promise<void> => {
  expect(await endingsOf(visitor, names)).toEqual(allEnding(names, 'SessionExpired'))
}

export const sessionLaws: Laws = {
  'refuses every session call without a session (I7)': async ({ visitor }) => expectClosed(visitor()),
  'answers cart, offers and site visits empty without a session, and refuses the change of a cart': async ({
    visitor,
    clock,
  }) => {
    const nobody = visitor()
    expect(await nobody.cart()()).toEqual(E.right(null))
    expect(await answerOf(nobody.getOffers({ featuredOffersOnly: false }))).toMatchObject({
      catalog: { offers: [], bundles: [] },
      installOptions: [],
    })
    expect(await answerOf(nobody.sroSchedule())).toEqual({
      windows: [],
      today: dateAt(clock.now(), 0),
    })
    expect(await refusalOf(nobody.modifyCart({ version: 0, lines: [] }))).toBe('SessionExpired')
  },
  'refuses cart, offers and site visits of an expired session, which must not look empty': async ({
    visitor,
    clock,
  }) => {
    const late = visitor()
    await localizeAt(late)
    clock.advance(SESSION_IDLE_MS)
    expect(await endingsOf(late, emptyWithoutSession)).toEqual(
      allEnding(emptyWithoutSession, 'SessionExpired'),
    )
  },
  'refuses every call of an expired session, and reports the expiry (I7, SES-01)': async ({
    visitor,
    clock,
  }) => {
    const late = visitor()
    await localizeAt(late)
    clock.advance(SESSION_IDLE_MS)
    expect(await answerOf(late.sessionStatus())).toMatchObject({ isAlive: false, remainingMs: 0 })
    await expectClosed(
      late,
      needSession.filter((name) => name !== 'sessionStatus'),
    )
  },
  'preserves a session that is used in time, up to its absolute end (SES-01)': async ({ visitor, clock }) => {
    const regular = visitor()
    await localizeAt(regular)
    const openedAt = clock.now()
    while (clock.now() + SESSION_IDLE_MS - 1 < openedAt + SESSION_ABSOLUTE_MS) {
      clock.advance(SESSION_IDLE_MS - 1)
      const end = Math.min(clock.now() + SESSION_IDLE_MS, openedAt + SESSION_ABSOLUTE_MS)
      expect((await answerOf(regular.sessionPing())).expirationTime).toBe(end)
    }
    clock.advance(SESSION_IDLE_MS - 1)
    expect(await refusalOf(regular.sessionPing())).toBe('SessionExpired')
  },
  'returns the status of a session without extending it (SES-02)': async ({ visitor, clock }) => {
    const idle = visitor()
    await localizeAt(idle)
    const openedAt = clock.now()
    const { expirationTime } = await answerOf(idle.sessionPing())
    for (const passed of [1, SESSION_IDLE_MS - 2, 1]) {
      clock.advance(passed)
      expect(await answerOf(idle.sessionStatus())).toEqual(
        sessionStatusAt(openedAt, expirationTime, clock.now()),
      )
    }
    expect(clock.now()).toBe(expirationTime)
  },
  'returns all submitted data after a reload': async (harness) => {
    const { visitor, visit, priced } = await readyBuyer(harness)
    const found = await answerOf(visitor.sessionInfo())
    expect(found).toMatchObject({
      cartId: priced.cart.id,
      customer: maria,
      risk: { decision: 'cleared' },
      installKind: 'professional',
      visit: { id: visit?.id },
      payment: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
      receipt: null,
    })
    expect(found.localization.sessionId).toBe(found.sessionId)
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
  },
  'ends a session permanently': async ({ visitor }) => {
    const leaving = visitor()
    await localizeAt(leaving)
    expect(await answerOf(leaving.deleteSession())).toEqual({ deleted: true })
    await expectClosed(leaving)
  },
  'isolates the data of sessions (I6)': async (harness) => {
    const ana = await readyBuyer(harness, { installKind: 'self' })
    const luis = harness.visitor()
    await localizeAt(luis)
    await answerOf(luis.addOffer({ offerId: GIG }))
    const { cart } = await answerOf(luis.addOffer({ offerId: TV }))
    const before = await answerOf(ana.visitor.sessionInfo())
    expect(await answerOf(luis.cart())).toMatchObject({ cart })
    expect(await answerOf(luis.sessionInfo())).toMatchObject({ customer: null, payment: null })
    expect((await answerOf(ana.visitor.cart())).cart).toEqual(ana.priced.cart)
    expect(cart.id).not.toBe(ana.priced.cart.id)
    await answerOf(luis.deleteSession())
    expect(await answerOf(ana.visitor.sessionInfo())).toEqual(before)
  },
  'treats another session’s cart, key and order as unknown (S14)': async (harness) => {
    const [mine, other] = [await readyBuyer(harness), await readyBuyer(harness)]
    const { agreements } = await answerOf(mine.visitor.getAgreements({ id: mine.priced.cart.id }))
    expect(agreements.length).toBeGreaterThan(0)
    expect(await refusalOf(other.visitor.getAgreements({ id: mine.priced.cart.id }))).toBe('NOT_FOUND')
    harness.setGateway('responseLost')
    const pending = await answerOf(mine.order('same-name'))
    if (pending.state !== 'pending') throw new Error(`the order is ${pending.state}`)
    expect(await refusalOf(other.visitor.orderStatus({ id: pending.intentId }))).toBe('NOT_FOUND')
    harness.setGateway('healthy')
    const own = { key: keyNamed('same-name'), ...agreedTo(other.priced) }
    const placed = await answerOf(other.visitor.order(own))
    expect(placed).toMatchObject({ state: 'placed', receipt: { quote: other.priced.quote } })
    expect(await harness.captured()).toHaveLength(2)
  },
}
