import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The telephones of mobile service with their hours. */
export const page: SitePage<typeof es.words> = {
  offers: mobileOffers,
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'borrowedPhone', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.sales, to: 'sales' },
        { label: words.opening.actions.service, to: 'service' },
      ],
    },
    { kind: 'tool', ...words.phones, tool: 'mobilePhoneHours' },
    {
      kind: 'cards',
      ...words.reasons,
      cards: [
        {
          ...words.reasons.cards.phoneWasStolen,
          icon: 'lock',
          link: { label: words.reasons.cards.phoneWasStolen.link, to: 'service' },
        },
        {
          ...words.reasons.cards.haveNoSignal,
          icon: 'signal',
          link: { label: words.reasons.cards.haveNoSignal.link, to: '/support/category/mobile' },
        },
        {
          ...words.reasons.cards.wantAnotherLine,
          icon: 'plus',
          link: { label: words.reasons.cards.wantAnotherLine.link, to: 'sales' },
        },
        {
          ...words.reasons.cards.dontUnderstandCharge,
          icon: 'receipt',
          link: { label: words.reasons.cards.dontUnderstandCharge.link, to: 'account' },
        },
      ],
    },
    { kind: 'questions', ...words.questions, ask: 'service' },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/support/category/mobile',
        '/mobile/coverage-map',
        '/mobile/plans/international',
        '/stores',
        '/contact-{product}',
      ],
    },
  ],
}
