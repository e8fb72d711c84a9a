import type { PageWriters } from '#ui/content/page-entry.ts'

/** The landing page, and the pages about the store, its help and its places. */
export const companyPages = {} satisfies PageWriters
