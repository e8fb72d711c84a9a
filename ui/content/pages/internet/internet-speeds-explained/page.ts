import { GIG, ULTRA } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const MOVIE_GB = 25

/** The words of internet speed. */
export const page: SitePage<typeof es.words> = {
  offers: ['internet-500', 'internet-gig'],
  sections: (words, { facts }) => [
    opening(words.opening, 'split', 'internetClothesLines', {
      internetSpeeds: '/internet/internet-speeds',
      speedTest: '/internet/speed-test',
    }),
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
    pages(words.pages, [
      '/internet/internet-speeds',
      '/internet/best-internet-speed-for-streaming',
      '/internet/network-reliability',
      '/internet/plans',
    ]),
  ],
}
