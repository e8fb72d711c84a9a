import { bigint, customType, text } from 'drizzle-orm/pg-core'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Language } from '#core/shared/language.ts'

/** The column with the language of what is written to a person. Rows from before there was a choice are Spanish. */
export const language = () => text('language').$type<Language>().notNull().default('es')

/** A column with an instant, in ms since 1970. */
export const instant = (name: string) => bigint(name, { mode: 'number' }).$type<EpochMs>()

/** A column of text whose order is that of its bytes in every database, so that an index finds beginnings. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
