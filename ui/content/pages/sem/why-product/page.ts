import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** How to compare two providers: the facts of the brand, and the questions for the other one. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: ['internet-500', 'install-professional'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'night',
      picture: { name: 'semTwoDoors', alt: words.opening.picture },
      hasAddressForm: true,
      actions: [{ label: words.opening.actions.sales, to: 'sales' }],
    },
    { kind: 'table', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/sem/why-{product}/att',
        '/sem/why-{product}/frontier',
        '/sem/why-{product}/t-mobile',
        '/sem/why-{product}/verizon',
        '/choose-{product}',
      ],
    },
  ],
}
