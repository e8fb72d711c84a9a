import { linkCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The telephones of the brand with their hours, and what each is for. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'help', place: 20 },
  sections: (words) => [
    opening(words.opening, 'split', 'callCenter', { sales: 'sales', service: 'service' }),
    { kind: 'tool', ...words.phones, tool: 'phoneHours' },
    {
      kind: 'cards',
      ...words.noCall,
      tone: 'sea',
      cards: linkCards(words.noCall.cards, {
        orderGoing: { icon: 'calendar', to: '/order-status' },
        whetherReachHome: { icon: 'home', to: 'address' },
        billAccount: { icon: 'receipt', to: 'account' },
      }),
    },
    { kind: 'feature', ...words.atHand },
    { kind: 'questions', ...words.questions, ask: 'service' },
    pages(words.pages, ['/stores', '/support', '/business', '/apps', '/accessibility']),
  ],
}
