import { linkCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** The applications that go with television, and who is paid for each. */
export const page: SitePage<typeof es.words> = {
  offers: [...tvPlans, 'disney-basic', 'disney-premium'],
  sections: (words) => [
    opening(words.opening, 'split', 'tvStall', { apps: `#${words.apps.id}`, account: 'account' }),
    {
      kind: 'cards',
      ...words.apps,
      cards: linkCards(words.apps.cards, {
        comesPlan: { icon: 'check', to: '/cable-tv/streaming/{product}-tv-app' },
        goesBill: { icon: 'receipt', to: '/cable-tv/streaming/disney-plus' },
        subscribeYourself: { icon: 'card', to: '/cable-tv/streaming/xumo' },
      }),
    },
    { kind: 'steps', ...words.cleanup },
    { kind: 'table', ...words.source },
    { kind: 'feature', ...words.safe, tone: 'coral' },
    { kind: 'questions', ...words.questions },
    pages(words.pages, ['/apps', '/cable-tv/add-ons', '/cable-tv/plans', '/cable-tv/streaming', '/support']),
  ],
}
