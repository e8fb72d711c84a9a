import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The telephones of the brand with their hours, and what each is for. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'help', place: 20 },
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'callCenter', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.sales, to: 'sales' },
        { label: words.opening.actions.service, to: 'service' },
      ],
    },
    { kind: 'tool', ...words.phones, tool: 'phoneHours' },
    {
      kind: 'cards',
      ...words.noCall,
      tone: 'sea',
      cards: [
        {
          ...words.noCall.cards.orderGoing,
          icon: 'calendar',
          link: { label: words.noCall.cards.orderGoing.link, to: '/order-status' },
        },
        {
          ...words.noCall.cards.whetherReachHome,
          icon: 'home',
          link: { label: words.noCall.cards.whetherReachHome.link, to: 'address' },
        },
        {
          ...words.noCall.cards.billAccount,
          icon: 'receipt',
          link: { label: words.noCall.cards.billAccount.link, to: 'account' },
        },
      ],
    },
    { kind: 'feature', ...words.atHand },
    { kind: 'questions', ...words.questions, ask: 'service' },
    { kind: 'pages', ...words.pages, pages: ['/stores', '/support', '/business', '/apps', '/accessibility'] },
  ],
}
