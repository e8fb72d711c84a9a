import { either as E } from 'fp-ts'
import { EMPTY_LINES } from '#core/cart/cart.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import type { SessionSnapshot } from '#core/ports/storefront-orchestrator.ts'
import type { SessionId } from '#core/session/session.ts'
import { expirationAfterUse, sessionStatusAt } from '#core/session/session.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Engine, SessionCall } from '../call/call.ts'
import { safely, inSession, refuse, sessionHandler } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { sessionInfoOf } from '../facts/pricing.ts'
import { qualificationOf } from '../facts/qualification.ts'
import { releaseCoupons } from '../facts/coupons.ts'
import { ownerOf, secretHashOf, sessionIdOf } from '../call/session-names.ts'
import { progressOf, riskOf } from '../facts/sale-progress.ts'
import type { Owner, StoreTransaction } from '../store/store.ts'
import { releaseReservation, visitsOf } from '../facts/visits.ts'

/** Opens a session for an address, with an empty cart. The caller gets the secret; only its hash is stored. */
export const openSession = async (
  engine: Engine,
  tx: StoreTransaction,
  localization: LocalizationResponse,
  now: EpochMs,
): Promise<{ readonly sessionId: SessionId; readonly secret: string }> => {
  const secret = `secret-${engine.random.id()}`
  const sessionId = sessionIdOf(engine.hash, secret)
  const owner = ownerOf(engine.hash, sessionId)
  const cartId = `cart-${engine.random.id()}` as CartId
  await tx.insertSession({
    owner,
    secretHash: secretHashOf(engine.hash, secret),
    openedAt: now,
    expiresAt: expirationAfterUse(now, now),
    localization: { ...localization, sessionId: null },
    cartId,
    customer: null,
    risk: null,
    installKind: null,
    agreements: [],
    payment: null,
    coupons: [],
    phoneLines: [],
    step: null,
    holds: [],
  })
  await tx.insertCart(owner, { id: cartId, version: 1, marker: 'active', lines: EMPTY_LINES })
  return { sessionId, secret }
}

/** Ends a session; frees reservation, coupons and cart code (CRT-14). With an open or paid order it stays expired. */
export const endSession = async (tx: StoreTransaction, owner: Owner, now: EpochMs): Promise<void> => {
  await tx.lockCart(owner)
  const session = await tx.sessionOf(owner)
  if (session === null) return
  if ((await tx.openIntentOf(owner)) !== null || (await tx.orderOf(owner)) !== null)
    return tx.saveSession({ ...session, expiresAt: Math.min(session.expiresAt, now) as EpochMs })
  await releaseReservation(tx, owner)
  await releaseCoupons(tx, owner)
  await tx.returnCodes(owner)
  return tx.deleteSession(owner)
}

const snapshotOf = async (call: SessionCall, sessionId: SessionId): Promise<SessionSnapshot> => {
  const { tx, session } = call
  const visits = await visitsOf(call)
  const sessionInfo = sessionInfoOf(call)
  const intent = await tx.openIntentOf(session.owner)
  return {
    sessionId,
    sessionInfo,
    localization: { ...session.localization, sessionId, sessionInfo },
    qualification: await qualificationOf(call),
    cartId: session.cartId,
    progress: progressOf(call, visits),
    customer: session.customer,
    risk: riskOf(call),
    installKind: session.installKind,
    acceptedAgreements: session.agreements,
    visit: visits.visit,
    payment: session.payment?.summary ?? null,
    receipt: await tx.orderOf(session.owner),
    ...(intent?.state === 'pending'
      ? { pendingOrder: { intentId: intent.id, orderNumber: intent.receipt.orderNumber } }
      : {}),
    ...(session.step === null ? {} : { step: session.step }),
  }
}

type SessionCalls = Pick<ProviderHandlers, 'sessionStatus' | 'sessionPing' | 'sessionInfo' | 'deleteSession'>

export const sessionHandlers = (engine: Engine): SessionCalls => ({
  // Reading the session status is not a use: it must not extend the session.
  sessionStatus: safely(engine, async ({ sessionId, secret }) => {
    if (sessionId === null || secret === null) return refuse('SESSION_EXPIRED')
    const session = await engine.store.transaction((tx) => tx.sessionOf(ownerOf(engine.hash, sessionId)))
    if (session?.secretHash !== secretHashOf(engine.hash, secret)) return refuse('SESSION_EXPIRED')
    return E.right({ body: sessionStatusAt(session.openedAt, session.expiresAt, engine.clock.now()) })
  }),

  sessionPing: sessionHandler(engine, async (call) => E.right(sessionInfoOf(call).status)),

  // After a reload the caller has only the cookie.
  sessionInfo: safely(engine, async (context) => {
    const { secret } = context
    if (secret === null) return refuse('SESSION_EXPIRED')
    const sessionId = sessionIdOf(engine.hash, secret)
    return inSession(engine, { ...context, sessionId }, async (call) =>
      E.right({ body: await snapshotOf(call, sessionId) }),
    )
  }),

  deleteSession: safely(engine, (context) =>
    inSession(engine, context, async ({ tx, session, now }) => {
      await endSession(tx, session.owner, now)
      return E.right({ body: { deleted: true } as const, secret: null })
    }),
  ),
})
