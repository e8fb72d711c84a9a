import type { PageWriters } from '#ui/content/page-entry.ts'
import { dataPolicy } from './data-policy.ts'
import { discounts } from './discounts.ts'
import { networkManagement } from './network-management.ts'
import { privacy } from './privacy.ts'
import { termsPolicy } from './terms-policy.ts'

/** The legal pages. */
export const legalPages = {
  '/terms-policy': ({ brand }) => termsPolicy(brand),
  '/privacy': ({ brand }) => privacy(brand),
  '/network-management': ({ brand }) => networkManagement(brand),
  '/data-policy': ({ brand }) => dataPolicy(brand),
  '/discounts': ({ brand }) => discounts(brand),
} satisfies PageWriters
