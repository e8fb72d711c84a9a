import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The payment toward the fee with which another provider ends a contract. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'packages', place: 70 },
  offers: ['internet-500'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'price',
      picture: { name: 'packagesScissors', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.sales, to: 'sales' },
        { label: words.opening.actions.covered, to: `#${words.covered.id}` },
      ],
    },
    { kind: 'steps', ...words.order },
    { kind: 'table', ...words.covered },
    {
      kind: 'feature',
      ...words.noOther,
      tone: 'sea',
      picture: { name: 'packagesOpenDoor', alt: words.noOther.picture },
      actions: [{ label: words.noOther.actions.savingsCalculator, to: '/packages/savings-calculator' }],
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, hasAddressForm: true, actions: [] },
    {
      kind: 'pages',
      ...words.pages,
      pages: ['/choose-{product}', '/mobile/switch', '/packages/best-deals', '/internet/plans'],
    },
  ],
}
