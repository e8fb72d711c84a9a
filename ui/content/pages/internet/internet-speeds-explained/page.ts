import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId
const MOVIE_GB = 25

/** The words of internet speed. */
export const page: SitePage<typeof es.words> = {
  offers: ['internet-500', 'internet-gig'],
  sections: (words, { facts }) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'internetClothesLines', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.internetSpeeds, to: '/internet/internet-speeds' },
        { label: words.opening.actions.speedTest, to: '/internet/speed-test' },
      ],
    },
    { kind: 'feature', ...words.speed },
    { kind: 'feature', ...words.latency, tone: 'sea' },
    { kind: 'table', ...words.words },
    {
      kind: 'bars',
      ...words.example,
      bars: [
        { ...words.example.bars.internetUltra, amount: facts.download(ULTRA, MOVIE_GB).amount },
        { ...words.example.bars.internetGig, amount: facts.download(GIG, MOVIE_GB).amount, isMain: true },
      ],
    },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/internet/internet-speeds',
        '/internet/best-internet-speed-for-streaming',
        '/internet/network-reliability',
        '/internet/plans',
      ],
    },
  ],
}
