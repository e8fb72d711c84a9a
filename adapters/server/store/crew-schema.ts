import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import { storeId } from './store-id.ts'

/** The plans of crews that differ from the defaults. `area` is `*` for every area without a row of its own. */
export const crewPlans = pgTable(
  'crew_plans',
  {
    storeId: storeId(),
    area: text('area').notNull(),
    kind: text('kind').$type<VisitKind>().notNull(),
    plan: jsonb('plan').notNull(),
  },
  (crew) => [
    primaryKey({ columns: [crew.storeId, crew.area, crew.kind] }),
    check('crew_plans_kind', sql`${crew.kind} in ('installation', 'siteVisit')`),
  ],
)
