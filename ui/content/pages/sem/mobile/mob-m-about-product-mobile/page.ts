import { links, opening } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { mobileOffers } from '#ui/content/offer-groups.ts'

/** The campaign page that introduces mobile service. */
export const page: SitePage<typeof es.words> = {
  isIndexed: false,
  offers: mobileOffers,
  sections: (words, { facts }) => [
    opening(words.opening, 'split', 'walkingString', { address: 'address', sales: 'sales' }),
    { kind: 'feature', ...words.what },
    {
      kind: 'bars',
      ...words.price,
      tone: 'sea',
      bars: [1, 2, 3, 4, 5].map((count) => {
        const { count: lines, cost, amount } = facts.lines('bundled', count)
        return { title: words.lines(count, lines), value: cost, amount, isMain: count === 4 }
      }),
    },
    { kind: 'questions', ...words.questions },
    {
      kind: 'action',
      ...words.action,
      tone: 'sun',
      actions: links(words.action.actions, { address: 'address', plans: '/mobile/plans' }),
    },
  ],
}
