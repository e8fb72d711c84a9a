import type { PricedCart } from '../cart/cart.ts'
import type { MergeNote } from '../cart/merge.ts'
import type { CartRestoration } from '../cart/restoration.ts'
import type { CartId } from '../cart/cart.ts'
import type { TransferCode } from '../cart/transfer-code.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { Call } from './orchestrator.ts'

/** A cart that was kept, and the code that carries it to another device. */
export type KeptAnswer = {
  readonly cartId: CartId
  readonly keptUntil: EpochMs
  readonly code: TransferCode
  readonly codeExpiresAt: EpochMs
}

/** Calls that keep a cart beyond its session. The id of a cart is a handle and no secret: it leads to offers alone (S9). */
export type KeptCartCalls = {
  /** Keeps the cart; null when it holds nothing paid by the month, and what was kept of it is cleared. */
  readonly persistCart: Call<void, { readonly kept: KeptAnswer | null }>
  /** The offers of a kept cart, for whoever has its handle. */
  readonly getPersistentCart: Call<{ readonly cartId: CartId }, { readonly restored: CartRestoration }>
  /** Puts a kept cart, by its handle or its code, into the cart of the caller, as far as it is sold there. */
  readonly restorePersistentCart: Call<
    { readonly id: string },
    { readonly cart: PricedCart; readonly notes: readonly MergeNote[] }
  >
}
