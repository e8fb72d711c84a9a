import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import type { AffiliatePair } from '#core/affiliate/affiliate.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { StoreTerms } from '#core/brand/store-terms.ts'
import type { Cart } from '#core/cart/cart.ts'
import type { AddressService } from '#core/ports/address-lookup.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { HumanVerification } from '#core/ports/human-verification.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import type { Random } from '#core/ports/random.ts'
import { expirationAfterUse, SESSION_IDLE_MS } from '#core/session/session.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { CallContext, CallFailure, Reply } from './handler.ts'
import type { Network } from './network/network.ts'
import type { PocketConfig } from './pocket-config.ts'
import { ownerOf, secretHashOf } from './session-names.ts'
import type { Owner, SessionRecord, Store, StoreTransaction } from './store.ts'

/**
 * What the handlers work with. `devices` are what the mobile shop shows, in its order; `hash` is SHA-256 as URL-safe text; `report` takes what
 * no client may see.
 */
/** What the handlers work with. `hash` is SHA-256 as URL-safe text; `digest` has the keys that prices are sealed with; `report` takes what no client may see. */
export type Engine = {
  readonly brand: () => Brand
  readonly devices: readonly ProductDetail[]
  readonly terms: () => StoreTerms
  readonly network: Network
  /** What suggests addresses and spells them out: the network itself, or a service outside. */
  readonly addressService: AddressService
  readonly store: Store
  readonly gateway: PaymentGateway
  readonly humanVerification: HumanVerification
  /** The affiliates of the brand, by the parameters their visitors come with. */
  readonly affiliates: readonly AffiliatePair[]
  readonly clock: Clock
  readonly random: Random
  readonly hash: (text: string) => string
  readonly digest: Digest
  readonly report: (error: unknown) => void
  readonly config: PocketConfig
}

/** A call of a live session, inside its transaction; the catalogue stays the same throughout. */
export type SessionCall = {
  readonly engine: Engine
  readonly brand: Brand
  readonly terms: StoreTerms
  readonly tx: StoreTransaction
  readonly now: EpochMs
  readonly session: SessionRecord
  readonly cart: Cart
}

export type Answer<A> = E.Either<CallFailure, A>

export const refuse = (code: RefusalCode): E.Either<CallFailure, never> => E.left({ code })

/** A handler from its work. What the work throws is reported and answered `UNAVAILABLE`, without a word of it. */
export const handle =
  <Request, Body>(
    engine: Engine,
    work: (context: CallContext, request: Request) => Promise<Answer<Reply<Body>>>,
  ) =>
  (context: CallContext, request: Request): TE.TaskEither<CallFailure, Reply<Body>> =>
  async () => {
    try {
      return await work(context, request)
    } catch (error) {
      engine.report(error)
      return refuse('UNAVAILABLE')
    }
  }

/** The session as this use leaves it: one just after another prolongs nothing, but for the last that brings it to its absolute end. */
const usedAt = (session: SessionRecord, now: EpochMs, { useStepMs }: PocketConfig): SessionRecord => {
  const expiresAt = expirationAfterUse(session.openedAt, now)
  const prolongedMs = expiresAt - session.expiresAt
  const isLast = expiresAt < now + SESSION_IDLE_MS
  return prolongedMs >= (isLast ? 1 : useStepMs) ? { ...session, expiresAt } : session
}

/** The same transaction, and whether the session was written or taken out in it. */
const noting = (tx: StoreTransaction, owner: Owner) => {
  let isWritten = false
  const noted: StoreTransaction = {
    ...tx,
    saveSession: (session) => {
      isWritten ||= session.owner === owner
      return tx.saveSession(session)
    },
    deleteSession: (deleted) => {
      isWritten ||= deleted === owner
      return tx.deleteSession(deleted)
    },
  }
  return { tx: noted, isWritten: () => isWritten }
}

/**
 * Runs the work in one transaction for the session whose id and secret both match, and counts as a use of it (SES-01).
 * The lock lets one call of a session at a time through. Fails with `SESSION_EXPIRED`, changing nothing.
 */
export const inSession = async <A>(
  engine: Engine,
  { sessionId, secret }: CallContext,
  work: (call: SessionCall) => Promise<Answer<A>>,
): Promise<Answer<A>> => {
  if (sessionId === null || secret === null) return refuse('SESSION_EXPIRED')
  const owner = ownerOf(engine.hash, sessionId)
  return engine.store.transaction(async (transaction) => {
    const locked = await transaction.lockSession(owner)
    const now = engine.clock.now()
    const isOwn = locked?.session.secretHash === secretHashOf(engine.hash, secret)
    if (locked === null || !isOwn || now >= locked.session.expiresAt) return refuse('SESSION_EXPIRED')
    const { session, cart } = locked
    const used = usedAt(session, now, engine.config)
    const { tx, isWritten } = noting(transaction, owner)
    const [brand, terms] = [engine.brand(), engine.terms()]
    const answer = await work({ engine, brand, terms, tx, now, session: used, cart })
    // What the work writes of the session has its use in it.
    if (used !== session && !isWritten()) await transaction.saveSession(used)
    return answer
  })
}

/** A handler that answers from the caller's session. */
export const sessionHandler = <Request, Body>(
  engine: Engine,
  work: (call: SessionCall, request: Request) => Promise<Answer<Body>>,
) =>
  handle<Request, Body>(engine, async (context, request) => {
    const answer = await inSession(engine, context, (call) => work(call, request))
    return E.map((body: Body) => ({ body }))(answer)
  })
