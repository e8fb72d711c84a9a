import { either as E } from 'fp-ts'
import type { Brand } from '#core/brand/brand.ts'
import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import { deviceOffers } from '#core/mobile/device-offers.ts'
import type { AccountFacts } from '#core/portal/account-facts.ts'
import type { AccountId, PortalAccount } from '#core/portal/portal-account.ts'
import type { ServiceChange } from '#core/portal/service-change.ts'
import type { Language } from '#core/shared/language.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import type { Answer, Engine } from '../call/call.ts'
import { refuse, safely } from '../call/call.ts'
import type { CallContext } from '../call/handler.ts'
import type { StoreTransaction } from '../store/store.ts'
import type { AccountOrder } from './account-orders.ts'
import { ordersOf } from './account-orders.ts'

/** The most changes of an account that are read: the contract shows no more. */
const CHANGES_SHOWN = 100

/** A call about an account, inside its transaction. `changes` and `orders` are latest first. */
export type PortalCall = {
  readonly engine: Engine
  readonly brand: Brand
  readonly merchandising: MerchandisingData
  readonly tx: StoreTransaction
  readonly now: EpochMs
  readonly language: Language
  readonly facts: AccountFacts
  readonly changes: readonly ServiceChange[]
  readonly orders: readonly AccountOrder[]
}

/** Reads what the rules of the portal need of an account. */
export const portalCallOf = async (
  engine: Engine,
  tx: StoreTransaction,
  account: PortalAccount,
  language: Language,
): Promise<PortalCall> => {
  const now = engine.clock.now()
  const [brand, merchandising] = [engine.brand(), engine.merchandising()]
  const today = dateAt(now, account.utcOffsetMinutes)
  const changes = await tx.changesOf(account.accountId, CHANGES_SHOWN)
  const orders = await ordersOf(engine, tx, account, today)
  const items = orders.flatMap(({ details }) => details?.mobileItems ?? [])
  const offers = [...brand.catalog.offers, ...deviceOffers(items, engine.devices, brand.site.devicePromos)]
  const facts: AccountFacts = {
    account,
    // In the order in which they were requested.
    pending: changes.filter(({ state }) => state === 'pending').toReversed(),
    openOrder: orders.some(({ view }) => view.isOpen),
    catalog: { ...brand.catalog, offers, coupons: merchandising.coupons },
    rented: brand.rentedEquipment ?? [],
    terms: engine.config.retention,
    today,
  }
  return { engine, brand, merchandising, tx, now, language, facts, changes, orders }
}

/**
 * Runs work for the account of the caller's portal session, which no request names (S14). The guards of the portal have
 * admitted the caller. A call that changes the account locks it until the transaction ends. Fails with
 * `ACCOUNT_CHANGED` while the session has no account, and with `NOT_FOUND` for an account that the store does not have.
 */
const inAccount = async <A>(
  engine: Engine,
  { portal, language = 'es' }: CallContext,
  isChange: boolean,
  work: (call: PortalCall) => Promise<Answer<A>>,
): Promise<Answer<A>> => {
  const accountId: AccountId | null = portal?.accountId ?? null
  if (accountId === null) return refuse('ACCOUNT_CHANGED')
  return engine.store.transaction(async (tx) => {
    const account = await (isChange ? tx.lockPortalAccount(accountId) : tx.portalAccountOf(accountId))
    if (account === null) return refuse('NOT_FOUND')
    return work(await portalCallOf(engine, tx, account, language))
  })
}

/** Creates a handler that reads the account of the portal session, or with `isChange` changes it. */
export const portalHandler = <Request, Body>(
  engine: Engine,
  work: (call: PortalCall, request: Request) => Promise<Answer<Body>>,
  isChange = false,
) =>
  safely<Request, Body>(engine, async (context, request) => {
    const answer = await inAccount(engine, context, isChange, (call) => work(call, request))
    return E.map((body: Body) => ({ body }))(answer)
  })
