import type { PageWriters } from '#ui/content/page-entry.ts'
import { activate } from './activate.ts'
import { apps } from './apps.ts'
import { business } from './business.ts'
import { contact } from './contact.ts'
import { landing } from './landing.ts'
import { mobileSupport } from './mobile-support.ts'
import { order } from './order.ts'
import { stores } from './stores.ts'
import { support } from './support.ts'

/** The landing page, and the pages about the store, its help and its places. */
export const companyPages = {
  '/': landing,
  '/activate': activate,
  '/contact-{product}': contact,
  '/stores': stores,
  '/support': support,
  '/support/category/mobile': mobileSupport,
  '/business': business,
  '/apps': apps,
  '/sem/order': order,
} satisfies PageWriters
