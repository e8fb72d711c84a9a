import { ULTRA } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Internet for students and those who share a home with them. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 60 },
  offers: ['internet-advantage', 'internet-500', 'internet-gig'],
  sections: (words, { facts }) => [
    opening(words.opening, 'split', 'internetStudent', { address: 'address', split: `#${words.split.id}` }),
    {
      kind: 'bars',
      ...words.split,
      tone: 'sun',
      bars: [
        { ...words.split.bars.own, value: facts.price(ULTRA), amount: 1 },
        { ...words.split.bars.splitTwoWays, value: facts.share(ULTRA, 2).cost, amount: 1 / 2 },
        { ...words.split.bars.splitThreeWays, value: facts.share(ULTRA, 3).cost, amount: 1 / 3 },
        { ...words.split.bars.splitFourWays, value: facts.share(ULTRA, 4).cost, amount: 1 / 4, isMain: true },
      ],
    },
    { kind: 'feature', ...words.deal, picture: { name: 'internetSharing', alt: words.deal.picture } },
    { kind: 'table', ...words.plan },
    { kind: 'steps', ...words.moving },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/internet/{product}-internet-assist',
      '/internet/plans/internet-ultra',
      '/sem/movers',
      '/mobile/byod',
      '/internet/internet-speeds',
    ]),
  ],
}
