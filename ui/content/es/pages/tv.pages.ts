import type { PageWriters } from '#ui/content/page-entry.ts'
import { channelLineup } from './channel-lineup.ts'
import { disneyPlus } from './disney-plus.ts'
import { latinoPlans } from './latino-plans.ts'
import { tvApp } from './tv-app.ts'
import { tvPlans } from './tv-plans.ts'
import { tvSelect } from './tv-select.ts'
import { tvStreaming } from './tv-streaming.ts'
import { xumo } from './xumo.ts'

/** The pages about television. */
export const tvPages = {
  '/cable-tv/channel-lineup': channelLineup,
  '/cable-tv/plans': tvPlans,
  '/cable-tv/plans/latino-plans': latinoPlans,
  '/cable-tv/plans/select': tvSelect,
  '/cable-tv/streaming': tvStreaming,
  '/cable-tv/streaming/xumo': xumo,
  '/cable-tv/streaming/{product}-tv-app': tvApp,
  '/cable-tv/streaming/disney-plus': disneyPlus,
} satisfies PageWriters
