import type { CartId } from '#core/cart/cart.ts'
import type { CartRestoration } from '#core/cart/restoration.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner } from './owner.ts'

/** SHA-256 of a code that transfers a cart to another device. The code itself is never stored. */
export type CodeHash = Branded<string, 'CodeHash'>

/** The one valid code of a saved cart. */
export type SavedCartCode = { readonly codeHash: CodeHash; readonly codeExpiresAt: EpochMs }

/** A saved cart with its mobile items, which only a session that restores it receives (CRT-21). */
export type SavedCartRecord = CartRestoration & { readonly mobileItems?: readonly MobileCartItem[] }

/** A cart that outlives its session, with its owner. */
export type OwnedSavedCart = { readonly owner: Owner; readonly record: SavedCartRecord }

/** Methods of saved carts. The id of a cart is public, its code is a secret. */
export type SavedCartMethods = {
  /** Writes the owner's saved cart, without a code; on replacement the code stays. Never changes another owner's. */
  readonly writeSavedCart: (owner: Owner, record: SavedCartRecord) => Promise<void>
  /** Gives the owner's saved cart a new unused code in place of the last. Never changes another owner's cart. */
  readonly replaceCode: (owner: Owner, cartId: CartId, code: SavedCartCode) => Promise<void>
  /** Returns a cart by its public id. It contains no personal data (S9). */
  readonly savedCart: (cartId: CartId) => Promise<SavedCartRecord | null>
  readonly deleteSavedCart: (owner: Owner, cartId: CartId) => Promise<void>
  /** Returns the cart and owner of a valid code that only `user` may have used, else null. Does not use the code. */
  readonly offeredCart: (
    user: Owner | null,
    codeHash: CodeHash,
    now: EpochMs,
  ) => Promise<OwnedSavedCart | null>
  /** Uses a code for a session; null if invalid or used by another session. The same session may use it again. */
  readonly spendCode: (owner: Owner, codeHash: CodeHash, now: EpochMs) => Promise<SavedCartRecord | null>
  /** Makes the codes that a session has used valid again, until they expire. */
  readonly returnCodes: (user: Owner) => Promise<void>
}
