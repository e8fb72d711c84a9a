import { callNames, contract } from '../contract/contract.ts'
import { NO_TERMS } from '#core/brand/merchandising-data.ts'
import type { Engine } from './call/call.ts'
import { addressHandlers } from './address/address-handlers.ts'
import { cartChangeHandlers } from './cart/cart-change-handlers.ts'
import { cartHandlers } from './cart/cart-handlers.ts'
import { checkoutHandlers } from './checkout/checkout-handlers.ts'
import { createEmbeddedHumanVerification } from './session/embedded-human-verification.ts'
import type { CallContext, ProviderHandlers } from './call/handler.ts'
import { networkLookup } from './address/network-lookup.ts'
import { orderDetailsHandlers } from './order/order-details.ts'
import { savedCartHandlers } from './cart/saved-cart-handlers.ts'
import { orderHandlers } from './order/order-pipeline.ts'
import { orderStatusHandlers } from './order/order-status-handlers.ts'
import { paymentHandlers } from './checkout/payment-handlers.ts'
import { placeHandlers } from './address/place-handlers.ts'
import { phoneHandlers } from './phones/phone-handlers.ts'
import type { ProviderConfig } from './provider-config.ts'
import { PROVIDER_CONFIG } from './provider-config.ts'
import { promotionHandlers } from './cart/promotion-handlers.ts'
import { recover } from './order/recovery.ts'
import { resolveHandlers } from './address/resolve-handlers.ts'
import { riskHandlers } from './checkout/risk-handlers.ts'
import { scheduleHandlers } from './schedule/schedule-handlers.ts'
import type { SessionRecords } from './session/session-records.ts'
import { sessionRecords } from './session/session-records.ts'
import { sessionHandlers } from './session/session-handlers.ts'
import { templateHandlers } from './call/template-handlers.ts'
import { visitorHandlers } from './session/visitor-handlers.ts'

/** `recover` settles what a crash or a silent gateway left in doubt; call it at start and every ten seconds. `sessions` is for rate limits. */
export type Provider = {
  readonly handlers: ProviderHandlers
  readonly recover: () => Promise<void>
  readonly sessions: SessionRecords
}

/** The optional parts. Defaults: the network's addresses, the embedded human verification, and no devices, affiliates or merchandising data. */
type Given = 'addressService' | 'affiliates' | 'devices' | 'humanVerification' | 'merchandising'

/** The dependencies of the engine, and the figures that differ from `PROVIDER_CONFIG`. */
export type ProviderParts = Omit<Engine, 'config' | Given> &
  Partial<Pick<Engine, Given>> & { readonly config?: Partial<ProviderConfig> }

type AnyHandler = (context: CallContext, request: unknown) => unknown

/** Gives each handler the session rule of its call. */
const withSessionRule = (handlers: ProviderHandlers): ProviderHandlers =>
  Object.fromEntries(
    callNames.map((name) => {
      const { extendsSession } = contract[name]
      const handle = handlers[name] as AnyHandler
      return [
        name,
        (context: CallContext, request: unknown) => handle({ ...context, extendsSession }, request),
      ]
    }),
  ) as ProviderHandlers

/**
 * Creates the reference provider: every call of the contract over a small store, without a framework. It never throws. Errors go to
 * `report`, and the client gets `UNAVAILABLE` without details.
 */
export const createProvider = (parts: ProviderParts): Provider => {
  const engine: Engine = {
    affiliates: [],
    devices: [],
    merchandising: () => NO_TERMS,
    ...parts,
    addressService: parts.addressService ?? networkLookup(parts.network),
    humanVerification: parts.humanVerification ?? createEmbeddedHumanVerification(parts),
    config: { ...PROVIDER_CONFIG, ...parts.config },
  }
  return {
    handlers: withSessionRule({
      ...addressHandlers(engine),
      ...placeHandlers(engine),
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
    }),
    recover: () => recover(engine),
    sessions: sessionRecords(engine),
  }
}
