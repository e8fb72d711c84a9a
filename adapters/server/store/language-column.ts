import { text } from 'drizzle-orm/pg-core'
import type { Language } from '#core/shared/language.ts'

/** The column with the language of what is written to a person. Rows from before there was a choice are Spanish. */
export const language = () => text('language').$type<Language>().notNull().default('es')
