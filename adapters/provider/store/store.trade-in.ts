import type { Branded } from '#core/shared/branded.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Owner } from './owner.ts'

/** A keyed hash of an IMEI. */
export type ImeiKey = Branded<string, 'ImeiKey'>

/** Methods of the telephones that orders trade in. An IMEI is open for one order at a time (MOB-43). */
export type TradeInMethods = {
  /** Opens the trade-ins of an order; returns those of the keys that are open for another order. */
  readonly openTradeIns: (
    owner: Owner,
    keys: readonly ImeiKey[],
    now: EpochMs,
  ) => Promise<ReadonlySet<ImeiKey>>
  /** Returns those of the keys that are open for an order. */
  readonly tradeInsOpen: (keys: readonly ImeiKey[]) => Promise<ReadonlySet<ImeiKey>>
  /** Closes the trade-ins of an order. */
  readonly closeTradeIns: (owner: Owner) => Promise<void>
}
