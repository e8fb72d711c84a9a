import type { PageWriters } from '#ui/content/page-entry.ts'

/** The pages of search marketing. */
export const semPages = {} satisfies PageWriters
