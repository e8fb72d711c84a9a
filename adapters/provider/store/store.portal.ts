import type { IdempotencyKey, OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import type { AccountId, PortalAccount } from '#core/portal/portal-account.ts'
import type { ChangeId, ServiceChange } from '#core/portal/service-change.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner } from './owner.ts'

/** A requested change with the key and the hash of the request that made it. It takes effect at `dueAt`. */
export type NewChange = {
  readonly key: IdempotencyKey
  readonly requestHash: string
  readonly change: ServiceChange
  readonly dueAt: EpochMs
}

/** Methods of customer accounts and their changes. The account is always the first argument. */
export type PortalMethods = {
  readonly portalAccountOf: (accountId: AccountId) => Promise<PortalAccount | null>
  /** Reads and locks an account until the transaction ends. */
  readonly lockPortalAccount: (accountId: AccountId) => Promise<PortalAccount | null>
  /** Inserts an account; false if its id exists. */
  readonly insertPortalAccount: (account: PortalAccount, now: EpochMs) => Promise<boolean>
  /** Saves an account that the transaction has locked. */
  readonly savePortalAccount: (account: PortalAccount, now: EpochMs) => Promise<void>
  /** Returns the changes of an account, latest first. */
  readonly changesOf: (accountId: AccountId, limit: number) => Promise<readonly ServiceChange[]>
  readonly changeOf: (accountId: AccountId, id: ChangeId) => Promise<ServiceChange | null>
  /** Returns the change that a key has made; null for a new key. */
  readonly changeWithKey: (
    accountId: AccountId,
    key: IdempotencyKey,
  ) => Promise<Pick<NewChange, 'requestHash' | 'change'> | null>
  readonly insertChange: (accountId: AccountId, change: NewChange) => Promise<void>
  readonly saveChange: (accountId: AccountId, change: ServiceChange) => Promise<void>
  /** Returns pending changes that are due, longest due first. */
  readonly dueChanges: (
    now: EpochMs,
    limit: number,
  ) => Promise<readonly { readonly accountId: AccountId; readonly changeId: ChangeId }[]>
  /** Saves the receipt of an order whose visit has moved, for its owner. */
  readonly saveOrderReceipt: (owner: Owner, orderNumber: OrderNumber, receipt: OrderReceipt) => Promise<void>
}
