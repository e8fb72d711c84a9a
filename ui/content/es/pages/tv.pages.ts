import type { PageWriters } from '#ui/content/page-entry.ts'
import { channelLineup } from './channel-lineup.ts'
import { latinoPlans } from './latino-plans.ts'
import { tvPlans } from './tv-plans.ts'
import { tvSelect } from './tv-select.ts'

/** The pages about television. */
export const tvPages = {
  '/cable-tv/channel-lineup': channelLineup,
  '/cable-tv/plans': tvPlans,
  '/cable-tv/plans/latino-plans': latinoPlans,
  '/cable-tv/plans/select': tvSelect,
} satisfies PageWriters
