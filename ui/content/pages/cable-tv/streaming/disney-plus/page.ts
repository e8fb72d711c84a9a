import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Disney+ with a television plan. */
export const page: SitePage<typeof es.words> = {
  offers: ['tv-stream-latino', 'disney-basic', 'disney-premium'],
  sections: (words) => [
    opening(words.opening, 'night', 'tvFort', { address: 'address', plans: `#${words.plans.id}` }),
    { kind: 'table', ...words.plans },
    { kind: 'steps', ...words.activate, layout: 'list' },
    {
      kind: 'feature',
      ...words.twice,
      tone: 'sun',
      picture: { name: 'tvTwoBills', alt: words.twice.picture },
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, hasAddressForm: true, actions: [] },
    pages(words.pages, [
      '/cable-tv/add-ons',
      '/cable-tv/streaming/xumo',
      '/cable-tv/app-store',
      '/cable-tv/plans',
      '/internet/best-internet-speed-for-streaming',
    ]),
  ],
}
