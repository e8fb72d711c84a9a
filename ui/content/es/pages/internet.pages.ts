import type { PageWriters } from '#ui/content/page-entry.ts'

/** The pages about internet at home. */
export const internetPages = {} satisfies PageWriters
