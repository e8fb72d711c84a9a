import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** Every channel, with a search. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'tv', place: 40 },
  offers: tvPlans,
  sections: (words) => [
    opening(words.opening, 'split', 'tvLineup', { lineup: `#${words.lineup.id}` }),
    { kind: 'tool', ...words.lineup, tool: 'channelSearch' },
    { kind: 'steps', ...words.use, layout: 'list' },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/cable-tv/plans',
      '/cable-tv/plans/latino-plans',
      '/cable-tv/plans/select',
      '/cable-tv/sports-packages',
      '/cable-tv/streaming/{product}-tv-app',
    ]),
  ],
}
