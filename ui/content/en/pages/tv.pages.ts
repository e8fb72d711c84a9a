import type { PageWriters } from '#ui/content/page-entry.ts'

/** The pages about television. */
export const tvPages = {} satisfies PageWriters
