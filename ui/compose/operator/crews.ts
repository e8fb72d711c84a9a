import { either as E } from 'fp-ts'
import { crewLines } from '#adapters/network-import/crew-columns.ts'
import { describeBadPlan, describeRefusedCrew } from '#adapters/network-import/crew-texts.ts'
import { readCrews } from '#adapters/network-import/read-crews.ts'
import { describeUnreadableFile } from '#adapters/network-import/refusal-texts.ts'
import { defaultCrewPlan } from '#adapters/provider/facts/crew-plans.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import { badCrewPlan } from '#adapters/server/store/crew-rows.ts'
import type { Database } from '#adapters/server/store/database.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import type { StoreId } from '#adapters/server/store/store-id.ts'
import type { CrewPlan } from '#core/schedule/crew-plan.ts'
import { EVERY_AREA } from '#core/schedule/crew-plan.ts'

/** What a command prints, and its exit code. */
export type CrewReport = { readonly code: number; readonly lines: readonly string[] }

const DONE = 0
const EXIT_BAD_FILE = 65
const EXIT_BAD_CONFIG = 78

/** Returns the stored plans behind the defaults that none of them replaces. */
const plansInUse = (stored: readonly CrewPlan[]): readonly CrewPlan[] => {
  const defaults = (['installation', 'siteVisit'] as const)
    .filter((kind) => !stored.some((plan) => plan.area === EVERY_AREA && plan.kind === kind))
    .map((kind) => defaultCrewPlan(PROVIDER_CONFIG, kind))
  return [...defaults, ...stored]
}

const storeOf = (db: Database, storeId: StoreId) => createSqlStore(db, () => undefined, storeId).store

/** Lists the plans of crews in use, those by default included. Fails with 78 if a stored one cannot be used (SCH-14). */
export const listCrews = async (db: Database, storeId: StoreId): Promise<CrewReport> => {
  const bad = await badCrewPlan(db, storeId)
  if (bad !== null) return { code: EXIT_BAD_CONFIG, lines: [describeBadPlan(bad)] }
  const stored = await storeOf(db, storeId).transaction((tx) => tx.crewPlans())
  return { code: DONE, lines: crewLines(plansInUse(stored)) }
}

const NOTHING_CHANGED = 'No se cambió nada.'

/** Replaces all plans of crews by those of a file. Fails with 65 and changes nothing if a row is refused (SCH-14). */
export const replaceCrews = async (db: Database, storeId: StoreId, file: string): Promise<CrewReport> => {
  const read = await readCrews(file)
  if (E.isRight(read)) {
    await storeOf(db, storeId).transaction((tx) => tx.replaceCrewPlans(read.right))
    return { code: DONE, lines: [`Filas de cuadrillas: ${read.right.length}. Valen desde ahora.`] }
  }
  const lines =
    read.left._tag === 'Unreadable'
      ? [describeUnreadableFile(read.left.unreadable)]
      : read.left.rows.map((row) => describeRefusedCrew(file, row))
  return { code: EXIT_BAD_FILE, lines: [...lines, NOTHING_CHANGED] }
}
