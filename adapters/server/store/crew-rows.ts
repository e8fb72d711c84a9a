import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import { either as E } from 'fp-ts'
import type { Crew, CrewMethods } from '#adapters/provider/store/store.crew.ts'
import { type CrewPlan, EVERY_AREA, parseCrewPlan } from '#core/schedule/crew-plan.ts'
import { crewPlans as plans } from './crew-schema.ts'
import type { Database } from './database.ts'
import { retrying } from './database.ts'
import { installationWindows as windows } from './schema.ts'
import type { StoreId } from './store-id.ts'
import { DEFAULT_STORE_ID } from './store-id.ts'
import { crewPlan } from './stored/crew-plan.stored.ts'
import { readStored } from './stored/read-stored.ts'
import { windowOf } from './visit-rows.ts'

type CrewRow = Crew & { readonly plan: unknown }

const planIn = ({ area, kind, plan }: CrewRow): CrewPlan => ({
  area,
  kind,
  ...readStored(crewPlan, plan, `crew_plans/${area}/${kind}`),
})

const rowsOf = (db: Database, storeId: StoreId): Promise<readonly CrewRow[]> =>
  db.select().from(plans).where(eq(plans.storeId, storeId)).orderBy(asc(plans.area), asc(plans.kind))

export const crewRows = (db: Database, storeId: StoreId): CrewMethods => ({
  crewPlans: async () => (await rowsOf(db, storeId)).map(planIn),
  replaceCrewPlans: async (replaced) => {
    await db.delete(plans).where(eq(plans.storeId, storeId))
    if (replaced.length > 0)
      await db
        .insert(plans)
        .values(replaced.map(({ area, kind, ...plan }) => ({ storeId, area, kind, plan })))
  },
  crewWindows: async ({ area, kind }, windowArea, from, to) => {
    const isTheirs = and(
      eq(plans.storeId, storeId),
      inArray(plans.area, [area, EVERY_AREA]),
      eq(plans.kind, kind),
    )
    // Without an open window there is a row, too: it has the plan.
    const rows = await db
      .select({
        plan: sql<unknown>`(select ${plans.plan} from ${plans} where ${isTheirs}
          order by ${plans.area} = ${EVERY_AREA} limit 1)`,
        window: windows,
      })
      .from(sql`(select 1) as crew`)
      .leftJoin(
        windows,
        and(eq(windows.storeId, storeId), eq(windows.area, windowArea), between(windows.date, from, to)),
      )
      .orderBy(asc(windows.date), asc(windows.fromHour), asc(windows.id))
    const plan = rows[0]?.plan ?? null
    return {
      plan: plan === null ? null : planIn({ area, kind, plan }),
      windows: rows.flatMap(({ window }) => (window === null ? [] : [windowOf(window)])),
    }
  },
})

/** A stored plan that cannot be used. `field` is `plan` if it cannot be read. */
export type BadCrewPlan = Crew & { readonly field: keyof CrewPlan | 'plan' }

/** The error of a host that does not start, because a stored plan cannot be used. */
export class BadCrewPlanError extends Error {
  override readonly name = 'BadCrewPlanError'
  readonly bad: BadCrewPlan
  constructor(bad: BadCrewPlan) {
    super(`unusable row: crew_plans/${bad.area}/${bad.kind}/${bad.field}`)
    this.bad = bad
  }
}

/** Returns the first stored plan that cannot be used; null if all can (SCH-14). */
export const badCrewPlan = async (
  db: Database,
  storeId: StoreId = DEFAULT_STORE_ID,
): Promise<BadCrewPlan | null> => {
  for (const { area, kind, plan } of await retrying(() => rowsOf(db, storeId))) {
    const read = crewPlan.codec.decode(plan)
    if (E.isLeft(read)) return { area, kind, field: 'plan' }
    const parsed = parseCrewPlan({ area, kind, ...read.right })
    if (E.isLeft(parsed)) return { area, kind, field: parsed.left.field }
  }
  return null
}
