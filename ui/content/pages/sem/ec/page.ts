import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The page of search marketing for people who are customers already. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['wifi-pod'],
  sections: (words) => [
    opening(words.opening, 'split', 'semKeys', { account: 'account' }),
    iconCards(words.tasks, ['card', 'plus', 'calendar']),
    { kind: 'action', ...words.action, tone: 'sun', hasAddressForm: true, actions: [] },
    { kind: 'questions', ...words.questions, ask: 'service' },
    pages(words.pages, ['/support', '/apps', '/activate', '/contact-{product}']),
  ],
}
