import { NO_TERMS } from '#core/brand/store-terms.ts'
import type { Engine } from './call.ts'
import { addressHandlers } from './address-handlers.ts'
import { cartChangeHandlers } from './cart-change-handlers.ts'
import { cartHandlers } from './cart-handlers.ts'
import { checkoutHandlers } from './checkout-handlers.ts'
import { createEmbeddedHumanVerification } from './embedded-human-verification.ts'
import type { Provider } from './handler.ts'
import { networkLookup } from './network-lookup.ts'
import { orderDetailsHandlers } from './order-details.ts'
import { keptCartHandlers } from './kept-cart-handlers.ts'
import { orderHandlers } from './order-pipeline.ts'
import { orderStatusHandlers } from './order-status-handlers.ts'
import { paymentHandlers } from './payment-handlers.ts'
import { placeHandlers } from './place-handlers.ts'
import { phoneHandlers } from './phone-handlers.ts'
import type { PocketConfig } from './pocket-config.ts'
import { POCKET_CONFIG } from './pocket-config.ts'
import { promotionHandlers } from './promotion-handlers.ts'
import { recover } from './recovery.ts'
import { resolveHandlers } from './resolve-handlers.ts'
import { riskHandlers } from './risk-handlers.ts'
import { scheduleHandlers } from './schedule-handlers.ts'
import type { SessionRecords } from './session-records.ts'
import { sessionRecords } from './session-records.ts'
import { sessionHandlers } from './session-handlers.ts'
import { templateHandlers } from './template-handlers.ts'
import { visitorHandlers } from './visitor-handlers.ts'

/** `recover` settles what a crash or a silent gateway left in doubt; call it at start and every ten seconds. `sessions`: for whoever limits calls. */
export type Pocket = {
  readonly provider: Provider
  readonly recover: () => Promise<void>
  readonly sessions: SessionRecords
}

/** What a pocket has of its own unless it is given: the network's addresses, challenges of its own, and no devices, affiliates or terms. */
type Given = 'addressService' | 'affiliates' | 'devices' | 'humanVerification' | 'terms'

/** What the engine works with, and the figures that are to differ from `POCKET_CONFIG`. */
export type PocketParts = Omit<Engine, 'config' | Given> &
  Partial<Pick<Engine, Given>> & { readonly config?: Partial<PocketConfig> }

/**
 * The reference provider: every call of the contract over a small store, without a framework. It throws nothing and tells no
 * client what broke: that goes to `report`, and the call is answered `UNAVAILABLE`.
 */
export const createPocket = (parts: PocketParts): Pocket => {
  const engine: Engine = {
    affiliates: [],
    devices: [],
    terms: () => NO_TERMS,
    ...parts,
    addressService: parts.addressService ?? networkLookup(parts.network),
    humanVerification: parts.humanVerification ?? createEmbeddedHumanVerification(parts),
    config: { ...POCKET_CONFIG, ...parts.config },
  }
  return {
    provider: {
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
      ...keptCartHandlers(engine),
      ...promotionHandlers(engine),
    },
    recover: () => recover(engine),
    sessions: sessionRecords(engine),
  }
}
