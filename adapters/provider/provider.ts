import { task as T, taskEither as TE } from 'fp-ts'
import { CONTROL_VARIANTS } from '#core/experiments/known-variants.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import { callNames, contract } from '../contract/contract.ts'
import { createAltcha } from '../human-verification/altcha.ts'
import { NO_TERMS } from '#core/brand/merchandising-data.ts'
import type { Engine } from './call/call.ts'
import { refuse, safely } from './call/call.ts'
import { accountHandlers } from './account/account-handlers.ts'
import { sampleAccounts } from './holdings/sample-accounts.ts'
import { addressHandlers } from './address/address-handlers.ts'
import { cartChangeHandlers } from './cart/cart-change-handlers.ts'
import { cartHandlers } from './cart/cart-handlers.ts'
import { checkoutHandlers } from './checkout/checkout-handlers.ts'
import type { CallContext, CallFailure, ProviderHandlers, Reply } from './call/handler.ts'
import { followUpHandlers } from './address/follow-up-handlers.ts'
import { sendNotices } from './address/notices.ts'
import { networkLookup } from './address/network-lookup.ts'
import { mobileHandlers } from './mobile/mobile-handlers.ts'
import { orderDetailsHandlers } from './order/order-details.ts'
import { savedCartHandlers } from './cart/saved-cart-handlers.ts'
import { orderHandlers } from './order/order-pipeline.ts'
import { orderStatusHandlers } from './order/order-status-handlers.ts'
import { paymentHandlers } from './checkout/payment-handlers.ts'
import { placeHandlers } from './address/place-handlers.ts'
import { changeHandlers } from './portal/change-handlers.ts'
import { insertDemoAccounts, withDemoAccounts } from './portal/demo-accounts.ts'
import { accountOfOrder } from './order/order-account.ts'
import { applyDueChanges } from './portal/due-changes.ts'
import { autoPayHandlers } from './portal/auto-pay-handlers.ts'
import { overviewHandlers } from './portal/overview-handlers.ts'
import { visitChangeHandlers } from './portal/visit-change-handlers.ts'
import { refusalOfPortalCall } from './holdings/portal-guards.ts'
import { portalSessionHandlers } from './portal/portal-session-handlers.ts'
import { phoneHandlers } from './phones/phone-handlers.ts'
import type { ProviderConfig } from './provider-config.ts'
import { PROVIDER_CONFIG } from './provider-config.ts'
import { promotionHandlers } from './cart/promotion-handlers.ts'
import { recover } from './order/recovery.ts'
import { resolveHandlers } from './address/resolve-handlers.ts'
import { riskHandlers } from './checkout/risk-handlers.ts'
import { scheduleHandlers } from './schedule/schedule-handlers.ts'
import { isPersonInSession, spendPass } from './session/human-pass.ts'
import type { SessionRecords } from './session/session-records.ts'
import { isInLiveSession, sessionRecords } from './session/session-records.ts'
import { sessionHandlers } from './session/session-handlers.ts'
import { templateHandlers } from './template/template-handlers.ts'
import { createMemoryAnalytics } from './memory/memory-analytics.ts'
import { tradeInHandlers } from './mobile/trade-in-handlers.ts'
import { usageHandlers } from './usage/usage-handlers.ts'
import { visitorHandlers } from './session/visitor-handlers.ts'

/** `recover` settles crashes and silent gateways; call it at start and every 10 s. `sessions` is for rate limits. */
export type Provider = {
  readonly handlers: ProviderHandlers
  readonly recover: () => Promise<void>
  /** Applies the changes of accounts that are due; call it every few seconds. */
  readonly applyDueChanges: () => Promise<void>
  /** Returns the account of a placed order for the buyer with its e-mail address; null for anybody else (PTL-23). */
  readonly accountOfOrder: (orderNumber: string, email: string) => Promise<AccountId | null>
  /** Inserts the accounts of demonstrations that do not exist yet. */
  readonly insertDemoAccounts: () => Promise<void>
  /** Writes to visitors whose address has service by now; call it every few hours. */
  readonly sendNotices: () => Promise<void>
  readonly sessions: SessionRecords
}

/**
 * The optional parts. Defaults: the sample accounts, the network's addresses, the puzzles of the store, the control of
 * every experiment, counts in memory, and no devices, affiliates, merchandising data or log of pages.
 */
type WithDefault =
  | 'accounts'
  | 'addressService'
  | 'affiliates'
  | 'analytics'
  | 'devices'
  | 'flags'
  | 'humanVerification'
  | 'merchandising'
  | 'pageLog'

/** The dependencies of the engine, and the figures that differ from `PROVIDER_CONFIG`. */
export type ProviderParts = Omit<Engine, 'config' | WithDefault> &
  Partial<Pick<Engine, WithDefault>> & { readonly config?: Partial<ProviderConfig> }

type AnyHandler = (context: CallContext, request: unknown) => TE.TaskEither<CallFailure, Reply<unknown>>

/** Gives each handler its call's rules: session, portal guards (PTL-10), and the required pass (HUM-01). */
const withCallRules = (engine: Engine, handlers: ProviderHandlers): ProviderHandlers =>
  Object.fromEntries(
    callNames.map((name) => {
      const { extendsSession, needsPass = false, session, changesAccount } = contract[name]
      const handle = handlers[name] as AnyHandler
      const isPerson = needsPass && session === 'required' ? isPersonInSession : spendPass
      const handleWithPass = safely<unknown, unknown>(engine, async (context, request) => {
        if (await isPerson(engine, context)) return handle(context, request)()
        const hasEnded = session === 'required' && !(await isInLiveSession(engine, context))
        return refuse(hasEnded ? 'SESSION_EXPIRED' : 'HUMAN_CHECK_REQUIRED')
      })
      return [
        name,
        (context: CallContext, request: unknown) => {
          const refusal =
            session === 'portal' ? refusalOfPortalCall(context, engine.config, changesAccount) : null
          if (refusal !== null) return TE.left({ code: refusal })
          const isChecked = needsPass || context.isOverPassLimit === true
          return (isChecked ? handleWithPass : handle)({ ...context, extendsSession }, request)
        },
      ]
    }),
  ) as ProviderHandlers

/**
 * Creates the reference provider: every call of the contract over a small store, without a framework. It never throws.
 * Errors go to `report`, and the client gets `UNAVAILABLE` without details.
 */
export const createProvider = (parts: ProviderParts): Provider => {
  const engine: Engine = {
    accounts: withDemoAccounts(sampleAccounts),
    affiliates: [],
    analytics: createMemoryAnalytics(),
    devices: [],
    pageLog: () => undefined,
    flags: { variantsOf: () => T.of(CONTROL_VARIANTS) },
    merchandising: () => NO_TERMS,
    ...parts,
    addressService: parts.addressService ?? networkLookup(parts.network),
    humanVerification: parts.humanVerification ?? createAltcha(parts),
    config: { ...PROVIDER_CONFIG, ...parts.config },
  }
  return {
    handlers: withCallRules(engine, {
      ...addressHandlers(engine),
      ...placeHandlers(engine),
      ...followUpHandlers(engine),
      ...sessionHandlers(engine),
      ...cartHandlers(engine),
      ...checkoutHandlers(engine),
      ...riskHandlers(engine),
      ...paymentHandlers(engine),
      ...scheduleHandlers(engine),
      ...orderHandlers(engine),
      ...templateHandlers(engine),
      ...orderStatusHandlers(engine),
      ...resolveHandlers(engine),
      ...orderDetailsHandlers(engine),
      ...phoneHandlers(engine),
      ...visitorHandlers(engine),
      ...cartChangeHandlers(engine),
      ...savedCartHandlers(engine),
      ...promotionHandlers(engine),
      ...accountHandlers(engine),
      ...usageHandlers(engine),
      ...mobileHandlers(engine),
      ...tradeInHandlers(engine),
      ...portalSessionHandlers(engine),
      ...overviewHandlers(engine),
      ...autoPayHandlers(engine),
      ...changeHandlers(engine),
      ...visitChangeHandlers(engine),
    }),
    recover: () => recover(engine),
    applyDueChanges: () => applyDueChanges(engine),
    accountOfOrder: (orderNumber, email) => accountOfOrder(engine, orderNumber, email),
    insertDemoAccounts: () => insertDemoAccounts(engine),
    sendNotices: () => sendNotices(engine),
    sessions: sessionRecords(engine),
  }
}
