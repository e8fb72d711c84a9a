import type { PageWriters } from '#ui/content/page-entry.ts'
import { cableTv } from './cable-tv.ts'
import { channelLineup } from './channel-lineup.ts'
import { disneyPlus } from './disney-plus.ts'
import { latinoPlans } from './latino-plans.ts'
import { tvAddOns } from './tv-add-ons.ts'
import { tvApp } from './tv-app.ts'
import { tvAppStore } from './tv-app-store.ts'
import { tvInternational } from './tv-international.ts'
import { tvPlans } from './tv-plans.ts'
import { tvSelect } from './tv-select.ts'
import { tvSports } from './tv-sports.ts'
import { tvStreaming } from './tv-streaming.ts'
import { xumo } from './xumo.ts'

/** The pages about television. */
export const tvPages = {
  '/cable-tv': cableTv,
  '/cable-tv/app-store': tvAppStore,
  '/cable-tv/channel-lineup': channelLineup,
  '/cable-tv/plans': tvPlans,
  '/cable-tv/plans/latino-plans': latinoPlans,
  '/cable-tv/plans/select': tvSelect,
  '/cable-tv/streaming': tvStreaming,
  '/cable-tv/streaming/xumo': xumo,
  '/cable-tv/streaming/{product}-tv-app': tvApp,
  '/cable-tv/streaming/disney-plus': disneyPlus,
  '/cable-tv/sports-packages': tvSports,
  '/cable-tv/add-ons': tvAddOns,
  '/cable-tv/international': tvInternational,
} satisfies PageWriters
