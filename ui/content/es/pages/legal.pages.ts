import type { PageWriters } from '#ui/content/page-entry.ts'
import { accessibility } from './accessibility.ts'
import { cookies } from './cookies.ts'
import { dataPolicy } from './data-policy.ts'
import { discounts } from './discounts.ts'
import { networkManagement } from './network-management.ts'
import { privacy } from './privacy.ts'
import { termsPolicy } from './terms-policy.ts'

/** The legal pages. */
export const legalPages = {
  '/terms-policy': termsPolicy,
  '/privacy': privacy,
  '/cookies': cookies,
  '/accessibility': accessibility,
  '/network-management': networkManagement,
  '/data-policy': dataPolicy,
  '/discounts': discounts,
} satisfies PageWriters
