import type { CartId } from '#core/cart/cart.ts'
import type { CartRestoration } from '#core/cart/restoration.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner } from '../session/owner.ts'

/** SHA-256 of a code that transfers a cart to another device. The code itself is never stored. */
export type CodeHash = Branded<string, 'CodeHash'>

/** A cart that outlives its session, with its one valid code. */
export type SavedCartRecord = {
  readonly owner: Owner
  readonly record: CartRestoration
  readonly codeHash: CodeHash
  readonly codeExpiresAt: EpochMs
}

/** Methods of saved carts. The id of a cart is public, its code is a secret. */
export type SavedCartMethods = {
  /** Replaces the owner's saved cart and its code. A cart of another owner is not changed. */
  readonly insertSavedCart: (owner: Owner, saved: SavedCartRecord) => Promise<void>
  /** Returns a cart by its public id. It contains no personal data (S9). */
  readonly savedCart: (cartId: CartId) => Promise<CartRestoration | null>
  readonly deleteSavedCart: (owner: Owner, cartId: CartId) => Promise<void>
  /** Returns the cart of a valid code that no session has used yet, with its owner; null for any other code. Does not use the code. */
  readonly offeredCart: (
    codeHash: CodeHash,
    now: EpochMs,
  ) => Promise<Pick<SavedCartRecord, 'owner' | 'record'> | null>
  /** Uses a code for a session; null if it is not valid or another session has used it. The same session may use it again. */
  readonly spendCode: (owner: Owner, codeHash: CodeHash, now: EpochMs) => Promise<CartRestoration | null>
}
