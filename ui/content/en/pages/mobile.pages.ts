import type { PageWriters } from '#ui/content/page-entry.ts'
import { dataByTheGig } from './data-by-the-gig.ts'
import { eligibilityCheck } from './eligibility-check.ts'
import { homePhone } from './home-phone.ts'
import { internationalCalling } from './international-calling.ts'
import { mobileByod } from './mobile-byod.ts'
import { mobileContact } from './mobile-contact.ts'
import { mobileCoverage } from './mobile-coverage.ts'
import { mobileInternational } from './mobile-international.ts'
import { mobilePlans } from './mobile-plans.ts'
import { mobileSwitch } from './mobile-switch.ts'
import { mobile } from './mobile.ts'
import { tradeIn } from './trade-in.ts'
import { unlimitedData } from './unlimited-data.ts'

/** The pages about mobile service, and about the telephone at home. */
export const mobilePages = {
  '/home-phone': homePhone,
  '/home-phone/international-calling': internationalCalling,
  '/mobile': mobile,
  '/mobile/coverage-map': mobileCoverage,
  '/mobile/switch': mobileSwitch,
  '/mobile/byod': mobileByod,
  '/mobile/byod-eligibility-check': eligibilityCheck,
  '/mobile/trade-in': tradeIn,
  '/mobile/contact-{product}-mobile': mobileContact,
  '/mobile/plans': mobilePlans,
  '/mobile/plans/international': mobileInternational,
  '/mobile/plans/unlimited-data': unlimitedData,
  '/mobile/plans/data-by-the-gig': dataByTheGig,
} satisfies PageWriters
