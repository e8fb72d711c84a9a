import type { CartLine } from '#core/cart/cart.ts'
import type { Branded } from '#core/shared/branded.ts'
import type { Cents } from '#core/shared/money.ts'
import { ZERO } from '#core/shared/money.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'

/** The hash of the place of an account. */
export type AccountKey = Branded<string, 'AccountKey'>

/** What the store's orders change on an account: settled balance in cents, and added equipment. */
export type AccountChanges = { readonly settled: Cents; readonly added: readonly CartLine[] }

export const NO_ACCOUNT_CHANGES: AccountChanges = { settled: ZERO, added: [] }

/** Methods of the changes that orders make on accounts. An account without a change has `NO_ACCOUNT_CHANGES`. */
export type AccountMethods = {
  readonly accountChangesOf: (key: AccountKey) => Promise<AccountChanges>
  /** Reads and locks the changes of an account until the transaction ends. */
  readonly lockAccountChanges: (key: AccountKey, now: EpochMs) => Promise<AccountChanges>
  /** Saves the changes of an account that the transaction has locked. */
  readonly saveAccountChanges: (key: AccountKey, changes: AccountChanges, now: EpochMs) => Promise<void>
}
