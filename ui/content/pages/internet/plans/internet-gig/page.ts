import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const GAME_GB = 100

/** The plan of one gigabit. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 40 },
  offers: ['internet-500', 'internet-gig', 'advanced-wifi', 'wifi-pod'],
  sections: (words, { facts }) => [
    opening(
      words.opening,
      'night',
      'internetCometCity',
      { address: 'address', differences: `#${words.differences.id}` },
      { offer: GIG },
    ),
    {
      kind: 'bars',
      ...words.download,
      bars: [
        {
          ...words.download.bars.item2,
          title: facts.name(ULTRA),
          amount: facts.download(ULTRA, GAME_GB).amount,
        },
        { ...words.download.bars.internetGig, amount: facts.download(GIG, GAME_GB).amount, isMain: true },
      ],
    },
    { kind: 'feature', ...words.upload, tone: 'coral' },
    { kind: 'table', ...words.differences },
    iconCards(words.equipment, ['arrow', 'wifi', 'plus']),
    { kind: 'labels', ...words.label, offers: [GIG] },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, hasAddressForm: true, actions: [] },
    pages(words.pages, [
      '/internet/plans/internet-ultra',
      '/internet/internet-speeds-explained',
      '/internet/best-internet-speed-for-streaming',
      '/internet/wifi-service/{product}-pods',
    ]),
  ],
}
