import type { CartId } from '#core/cart/cart.ts'
import type { CartRestoration } from '#core/cart/restoration.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner } from './owner.ts'

/** SHA-256 of a code that carries a cart to another device. The code itself is never stored. */
export type CodeHash = Branded<string, 'CodeHash'>

/** A cart that outlives its session, with the one code that is out for it. */
export type KeptCartRecord = {
  readonly owner: Owner
  readonly record: CartRestoration
  readonly codeHash: CodeHash
  readonly codeExpiresAt: EpochMs
}

/** Carts that are kept; their ids are handles, their codes are secrets. */
export type KeptCartMethods = {
  /** Puts the kept cart and its code in place of what its owner kept of it; one of another owner stays as it is. */
  readonly saveKeptCart: (owner: Owner, kept: KeptCartRecord) => Promise<void>
  /** By its handle, which anybody may have: it holds nothing of a person (S9). */
  readonly keptCart: (cartId: CartId) => Promise<CartRestoration | null>
  readonly deleteKeptCart: (owner: Owner, cartId: CartId) => Promise<void>
  /** Spends a code that has not expired on a session; null when there is none, or another session had it. The same one gets it again. */
  readonly spendCode: (owner: Owner, codeHash: CodeHash, now: EpochMs) => Promise<CartRestoration | null>
}
