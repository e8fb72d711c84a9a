import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import type { AffiliatePair } from '#core/affiliate/affiliate.ts'
import type { AccountSummary } from '#core/account/account.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import type { AddressService } from '#core/ports/address-lookup.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import type { AnalyticsSink } from '#core/ports/analytics.ts'
import type { Log } from '#core/ports/log.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Digest } from '#core/ports/digest.ts'
import type { Flags } from '#core/ports/flags.ts'
import type { HumanVerification } from '#core/ports/human-verification.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { PaymentGateway } from '#core/ports/payment-gateway.ts'
import type { Random } from '#core/ports/random.ts'
import { callDecision } from '#core/session/expiry.ts'
import { expirationAfterUse, SESSION_IDLE_MS } from '#core/session/session.ts'
import type { Language } from '#core/shared/language.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { accountOf, withSignInProof } from '../holdings/account.ts'
import type { AccountDirectory } from '../holdings/sample-accounts.ts'
import type { CallContext, CallFailure, Reply } from './handler.ts'
import type { Network } from '../network/network.ts'
import type { ProviderConfig } from '../provider-config.ts'
import { ownerOf, secretHashOf } from './session-names.ts'
import type { CartRecord, Owner, SessionRecord, Store, StoreTransaction } from '../store/store.ts'

/**
 * The dependencies of the handlers. `devices` are those of the mobile shop, in its order; `hash` is SHA-256 as URL-safe
 * text; `digest` has the keys that seal prices; `report` receives errors that no client may see.
 */
export type Engine = {
  readonly brand: () => Brand
  readonly devices: readonly ProductDetail[]
  readonly merchandising: () => MerchandisingData
  readonly network: Network
  /** Suggests and standardizes addresses: the network itself, or an external service. */
  readonly addressService: AddressService
  readonly store: Store
  readonly gateway: PaymentGateway
  readonly humanVerification: HumanVerification
  /** The variants of the experiments in new sessions. */
  readonly flags: Flags
  /** The affiliates of the brand, by the parameter of their landing addresses. */
  readonly affiliates: readonly AffiliatePair[]
  /** The accounts of existing customers. */
  readonly accounts: AccountDirectory
  readonly clock: Clock
  readonly random: Random
  readonly hash: (text: string) => string
  readonly digest: Digest
  readonly report: (error: unknown) => void
  /** Counts the events of pages. */
  readonly analytics: AnalyticsSink
  /** Receives the operational errors of pages. */
  readonly pageLog: Log
  readonly config: ProviderConfig
}

/** A call of a live session, inside its transaction. The catalogue does not change during the call. */
export type SessionCall = {
  readonly engine: Engine
  readonly brand: Brand
  readonly merchandising: MerchandisingData
  readonly tx: StoreTransaction
  readonly now: EpochMs
  readonly session: SessionRecord
  readonly cart: CartRecord
  /** The language of the caller's pages. */
  readonly language: Language
  /** The account that the visitor has proven to hold; null without a proof (ACC-01). */
  readonly account: AccountSummary | null
}

export type Answer<A> = E.Either<CallFailure, A>

export const refuse = (code: RefusalCode): E.Either<CallFailure, never> => E.left({ code })

/** Turns work into a handler. An exception is reported and answered `UNAVAILABLE` without details. */
export const safely =
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

/** Extends the session by this use. Within `useStepMs` of the last use nothing changes, except at the absolute end. */
const touchSession = (session: SessionRecord, now: EpochMs, { useStepMs }: ProviderConfig): SessionRecord => {
  const expiresAt = expirationAfterUse(session.openedAt, now)
  const prolongedMs = expiresAt - session.expiresAt
  const isLast = expiresAt < now + SESSION_IDLE_MS
  return prolongedMs >= (isLast ? 1 : useStepMs) ? { ...session, expiresAt } : session
}

/** Returns the transaction with a check of whether it wrote or deleted the session. */
const trackSessionWrites = (tx: StoreTransaction, owner: Owner) => {
  let isWritten = false
  const tracked: StoreTransaction = {
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
  return { tx: tracked, isWritten: () => isWritten }
}

/** Checks whether a call comes after the end of its session. It changes nothing; back to localization (SES-04). */
const isHeldBack = ({ expiresAt }: SessionRecord, now: EpochMs): boolean =>
  callDecision('modify', { isAlive: true, expirationTime: expiresAt }, now).action._tag === 'RedirectPage'

/**
 * Runs the work in one transaction for the session whose id and secret both match, and extends the session if the call
 * does (SES-01). The lock serializes the calls of a session. Fails with `SESSION_EXPIRED` and changes nothing.
 */
export const inSession = async <A>(
  engine: Engine,
  { sessionId, secret, extendsSession = false, language = 'es', portal }: CallContext,
  work: (call: SessionCall) => Promise<Answer<A>>,
): Promise<Answer<A>> => {
  if (sessionId === null || secret === null) return refuse('SESSION_EXPIRED')
  const owner = ownerOf(engine.hash, sessionId)
  return engine.store.transaction(async (transaction) => {
    const locked = await transaction.lockSession(owner)
    const now = engine.clock.now()
    const isOwn = locked?.session.secretHash === secretHashOf(engine.hash, secret)
    if (locked === null || !isOwn || isHeldBack(locked.session, now)) return refuse('SESSION_EXPIRED')
    const { session: stored, cart } = locked
    const [brand, merchandising] = [engine.brand(), engine.merchandising()]
    const session = withSignInProof({ engine, brand, session: stored }, portal, now)
    const used = extendsSession ? touchSession(session, now, engine.config) : session
    const { tx, isWritten } = trackSessionWrites(transaction, owner)
    const account = await accountOf({ engine, brand, tx, session })
    const facts = { engine, brand, merchandising, tx, now, cart, language, account }
    const answer = await work({ ...facts, session: used })
    // A session written by the work already includes the extension.
    if (used !== stored && !isWritten()) await transaction.saveSession(used)
    return answer
  })
}

/** Creates a handler that answers from the caller's session. */
export const sessionHandler = <Request, Body>(
  engine: Engine,
  work: (call: SessionCall, request: Request) => Promise<Answer<Body>>,
) =>
  safely<Request, Body>(engine, async (context, request) => {
    const answer = await inSession(engine, context, (call) => work(call, request))
    return E.map((body: Body) => ({ body }))(answer)
  })

/**
 * Creates a handler that answers from the caller's session, and answers `empty` to a caller who has neither id nor
 * secret. Half of a session and an ended one are refused as everywhere, so that an ended session never looks empty.
 */
export const emptyWithoutSession = <Request, Body>(
  engine: Engine,
  empty: () => Body,
  work: (call: SessionCall, request: Request) => Promise<Answer<Body>>,
) => {
  const answer = sessionHandler(engine, work)
  const nothing = safely<Request, Body>(engine, async () => E.right({ body: empty() }))
  return (context: CallContext, request: Request): TE.TaskEither<CallFailure, Reply<Body>> =>
    context.sessionId === null && context.secret === null
      ? nothing(context, request)
      : answer(context, request)
}
