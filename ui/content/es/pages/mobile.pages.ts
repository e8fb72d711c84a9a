import type { PageWriters } from '#ui/content/page-entry.ts'
import { homePhone } from './home-phone.ts'

/** The pages about mobile service, and about the telephone at home. */
export const mobilePages = {
  '/home-phone': homePhone,
} satisfies PageWriters
