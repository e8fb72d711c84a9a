import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ImeiKey } from '#adapters/provider/store/store.trade-in.ts'
import type { Owner } from '#adapters/provider/store/store.ts'
import { instant } from './columns.ts'
import { storeId } from './store-id.ts'

/** Telephones that orders trade in, each by a keyed hash of its IMEI and once (MOB-43). */
export const tradeIns = pgTable(
  'trade_ins',
  {
    storeId: storeId(),
    key: text('imei_key').$type<ImeiKey>().notNull(),
    owner: text('owner').$type<Owner>().notNull(),
    openedAt: instant('opened_at').notNull(),
  },
  (tradeIn) => [
    primaryKey({ columns: [tradeIn.storeId, tradeIn.key] }),
    index('trade_ins_owner').on(tradeIn.storeId, tradeIn.owner),
  ],
)
