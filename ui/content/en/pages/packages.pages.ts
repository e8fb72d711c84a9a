import type { PageWriters } from '#ui/content/page-entry.ts'

/** The packages, and the reasons to choose the brand. */
export const packagesPages = {} satisfies PageWriters
