import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { tvPlans } from '#ui/content/offer-groups.ts'

const LEASE = 'xumo-lease'
const OWN = 'xumo-own'

/** Xumo: leased or in instalments. */
export const page: SitePage<typeof es.words> = {
  offers: [...tvPlans, 'xumo-lease', 'xumo-own', 'disney-basic'],
  sections: (words, { facts }) => {
    const { count } = facts.installments(OWN)
    return [
      opening(words.opening, 'split', 'tvXumo', { address: 'address', math: `#${words.math.id}` }),
      {
        kind: 'bars',
        ...words.math,
        tone: 'sun',
        bars: [
          { ...words.math.bars.ownedAfterMonths, amount: 1, isMain: true },
          { ...words.math.bars.leasedOverSame, amount: 1 },
          { ...words.math.bars.leasedOverTwice, value: facts.paidOver(LEASE, 2 * count), amount: 2 },
        ],
      },
      { kind: 'table', ...words.compare },
      { kind: 'steps', ...words.connect, layout: 'list' },
      { kind: 'feature', ...words.need, picture: { name: 'tvOldSet', alt: words.need.picture } },
      { kind: 'questions', ...words.questions },
      pages(words.pages, [
        '/cable-tv/app-store',
        '/cable-tv/streaming/{product}-tv-app',
        '/cable-tv/streaming/disney-plus',
        '/cable-tv/add-ons',
        '/activate',
      ]),
    ]
  },
}
