import { NO_TERMS } from '#core/brand/store-terms.ts'
import type { Engine } from './call.ts'
import { addressHandlers } from './address-handlers.ts'
import { cartChangeHandlers } from './cart-change-handlers.ts'
import { cartHandlers } from './cart-handlers.ts'
import { checkoutHandlers } from './checkout-handlers.ts'
import type { Provider } from './handler.ts'
import { keptCartHandlers } from './kept-cart-handlers.ts'
import { orderHandlers } from './order-pipeline.ts'
import { paymentHandlers } from './payment-handlers.ts'
import type { PocketConfig } from './pocket-config.ts'
import { POCKET_CONFIG } from './pocket-config.ts'
import { promotionHandlers } from './promotion-handlers.ts'
import { recover } from './recovery.ts'
import { riskHandlers } from './risk-handlers.ts'
import { scheduleHandlers } from './schedule-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'

/** `recover` settles what a crash or a silent gateway left in doubt; call it at start and every ten seconds. */
export type Pocket = { readonly provider: Provider; readonly recover: () => Promise<void> }

/** What the engine works with, terms unless it has none, and the figures that are to differ from `POCKET_CONFIG`. */
export type PocketParts = Omit<Engine, 'config' | 'terms'> & {
  readonly config?: Partial<PocketConfig>
  readonly terms?: Engine['terms']
}

/**
 * The reference provider: every call of the contract over a small store, without a framework. It throws nothing and tells no
 * client what broke: that goes to `report`, and the call is answered `UNAVAILABLE`.
 */
export const createPocket = (parts: PocketParts): Pocket => {
  const engine: Engine = { terms: () => NO_TERMS, ...parts, config: { ...POCKET_CONFIG, ...parts.config } }
  return {
    provider: {
      ...addressHandlers(engine),
      ...sessionHandlers(engine),
      ...cartHandlers(engine),
      ...checkoutHandlers(engine),
      ...riskHandlers(engine),
      ...paymentHandlers(engine),
      ...scheduleHandlers(engine),
      ...orderHandlers(engine),
      ...cartChangeHandlers(engine),
      ...keptCartHandlers(engine),
      ...promotionHandlers(engine),
    },
    recover: () => recover(engine),
  }
}
