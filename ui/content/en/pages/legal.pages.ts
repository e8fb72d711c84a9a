import type { PageWriters } from '#ui/content/page-entry.ts'

/** The legal pages. */
export const legalPages = {} satisfies PageWriters
