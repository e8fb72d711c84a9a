import type { Address } from '../address/address.ts'
import type { MergeNote } from '../cart/merge.ts'
import type { CartRestoration } from '../cart/restoration.ts'
import type { MissingDevice } from '../cart/restored-mobile.ts'
import type { CartId } from '../cart/cart.ts'
import type { TransferCode } from '../cart/transfer-code.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { ChangedShop } from './promotion-calls.ts'
import type { Call } from './orchestrator.failure.ts'

/** A code that transfers a saved cart to another device (CRT-14). */
export type TransferOffer = { readonly code: TransferCode; readonly expiresAt: EpochMs }

/** A saved cart. `transfer`: its new code, if the request wanted one. */
export type SavedCartResponse = {
  readonly cartId: CartId
  readonly expiresAt: EpochMs
  readonly transfer: TransferOffer | null
}

/** Cart and offers after adding a saved cart: left-out lines, and missing devices. */
export type RestoredShop = ChangedShop & {
  readonly notes: readonly MergeNote[]
  readonly missingDevices: readonly MissingDevice[]
}

/** Calls that save a cart beyond its session. A cart id is no secret: it gives access to offers only (S9). */
export type SavedCartCalls = {
  /**
   * Saves the cart. `withCode`: gives it a new code instead of the one before; otherwise its code stays valid (CRT-14).
   * Null if the cart contains nothing with a monthly price: then the saved cart is deleted.
   */
  readonly persistCart: Call<{ readonly withCode: boolean }, { readonly saved: SavedCartResponse | null }>
  /** Returns a saved cart's offers by id or unused code; with a live session's code also the address (CRT-14). */
  readonly getPersistentCart: Call<
    { readonly cartId: CartId | TransferCode },
    { readonly restored: CartRestoration; readonly address?: Address }
  >
  /**
   * Adds a saved cart, by its id or its code, to the caller's cart, as far as its offers are sold there. Its mobile
   * items are added to a cart without any (CRT-21).
   */
  readonly restorePersistentCart: Call<{ readonly id: string }, RestoredShop>
}
