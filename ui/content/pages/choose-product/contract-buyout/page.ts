import { links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The payment toward the fee with which another provider ends a contract. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'packages', place: 70 },
  offers: ['internet-500'],
  sections: (words) => [
    opening(words.opening, 'price', 'packagesScissors', { sales: 'sales', covered: `#${words.covered.id}` }),
    { kind: 'steps', ...words.order },
    { kind: 'table', ...words.covered },
    {
      kind: 'feature',
      ...words.noOther,
      tone: 'sea',
      picture: { name: 'packagesOpenDoor', alt: words.noOther.picture },
      actions: links(words.noOther.actions, { savingsCalculator: '/packages/savings-calculator' }),
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, hasAddressForm: true, actions: [] },
    pages(words.pages, ['/choose-{product}', '/mobile/switch', '/packages/best-deals', '/internet/plans']),
  ],
}
