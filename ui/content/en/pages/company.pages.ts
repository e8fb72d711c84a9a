import type { PageWriters } from '#ui/content/page-entry.ts'
import { landing } from './landing.ts'
import { order } from './order.ts'
import { support } from './support.ts'

/** The landing page, and the pages about the store, its help and its places. */
export const companyPages = { '/': landing, '/support': support, '/sem/order': order } satisfies PageWriters
