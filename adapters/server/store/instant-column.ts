import { bigint } from 'drizzle-orm/pg-core'
import type { EpochMs } from '#core/shared/plain-date.ts'

/** A column with an instant, in ms since 1970. */
export const instant = (name: string) => bigint(name, { mode: 'number' }).$type<EpochMs>()
