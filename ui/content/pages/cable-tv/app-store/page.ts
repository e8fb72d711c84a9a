import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

/** The applications that go with television, and who is paid for each. */
export const page: SitePage<typeof es.words> = {
  offers: [...tvPlans, 'disney-basic', 'disney-premium'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'tvStall', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.apps, to: `#${words.apps.id}` },
        { label: words.opening.actions.account, to: 'account' },
      ],
    },
    {
      kind: 'cards',
      ...words.apps,
      cards: [
        {
          ...words.apps.cards.comesPlan,
          icon: 'check',
          link: { label: words.apps.cards.comesPlan.link, to: '/cable-tv/streaming/{product}-tv-app' },
        },
        {
          ...words.apps.cards.goesBill,
          icon: 'receipt',
          link: { label: words.apps.cards.goesBill.link, to: '/cable-tv/streaming/disney-plus' },
        },
        {
          ...words.apps.cards.subscribeYourself,
          icon: 'card',
          link: { label: words.apps.cards.subscribeYourself.link, to: '/cable-tv/streaming/xumo' },
        },
      ],
    },
    { kind: 'steps', ...words.cleanup },
    { kind: 'table', ...words.source },
    { kind: 'feature', ...words.safe, tone: 'coral' },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/apps', '/cable-tv/add-ons', '/cable-tv/plans', '/cable-tv/streaming', '/support'],
    },
  ],
}
