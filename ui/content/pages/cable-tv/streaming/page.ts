import { LATINO } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const STREAM = 'tv-stream' as OfferId

/** Television over the internet, without a box. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'tv', place: 50 },
  offers: ['tv-stream', 'tv-stream-latino', 'internet-500', 'internet-gig', 'xumo-lease'],
  sections: (words, { facts }) => [
    opening(words.opening, 'wide', 'tvBus', { address: 'address', need: `#${words.need.id}` }),
    { kind: 'offers', ...words.plans, offers: [LATINO, STREAM] },
    { kind: 'steps', ...words.need },
    { kind: 'table', ...words.compare },
    {
      kind: 'bars',
      ...words.speed,
      tone: 'sea',
      bars: [
        {
          ...words.speed.bars.channelHd,
          value: facts.use('videoHd').speed,
          amount: facts.use('videoHd').mbps,
          isMain: true,
        },
        {
          ...words.speed.bars.channel,
          value: facts.use('video4k').speed,
          amount: facts.use('video4k').mbps,
          isMain: true,
        },
        {
          ...words.speed.bars.allInternetUltra,
          value: facts.speed('internet-500'),
          amount: facts.mbps('internet-500'),
        },
      ],
    },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/cable-tv/streaming/{product}-tv-app',
      '/cable-tv/streaming/xumo',
      '/cable-tv/streaming/disney-plus',
      '/cable-tv/channel-lineup',
      '/internet/best-internet-speed-for-streaming',
    ]),
  ],
}
