import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { withIcons } from '#ui/content/word-lists.ts'

/** The page of search marketing for people who are customers already. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['wifi-pod'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'semKeys', alt: words.opening.picture },
      actions: [{ label: words.opening.actions.account, to: 'account' }],
    },
    { kind: 'cards', ...words.tasks, cards: withIcons(words.tasks.cards, ['card', 'plus', 'calendar']) },
    { kind: 'action', ...words.action, tone: 'sun', hasAddressForm: true, actions: [] },
    { kind: 'questions', ...words.questions, ask: 'service' },
    { kind: 'pages', ...words.pages, pages: ['/support', '/apps', '/activate', '/contact-{product}'] },
  ],
}
