import { ULTRA } from '#ui/content/offer-ids.ts'
import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The speed for watching video. */
export const page: SitePage<typeof es.words> = {
  offers: ['internet-500', 'internet-gig', 'wifi-pod'],
  sections: (words, { facts }) => [
    opening(words.opening, 'night', 'internetCinema', {
      fixes: `#${words.fixes.id}`,
      plans: '/internet/plans',
    }),
    {
      kind: 'bars',
      ...words.screens,
      tone: 'sun',
      bars: [
        {
          ...words.screens.bars.showHd,
          value: facts.use('videoHd').speed,
          amount: facts.use('videoHd').mbps,
          isMain: true,
        },
        {
          ...words.screens.bars.movie,
          value: facts.use('video4k').speed,
          amount: facts.use('video4k').mbps,
          isMain: true,
        },
        { ...words.screens.bars.allInternetUltra, value: facts.speed(ULTRA), amount: facts.mbps(ULTRA) },
      ],
    },
    { kind: 'figures', ...words.atOnce },
    iconCards(words.fixes, ['clock', 'arrow', 'wifi', 'screen', 'signal']),
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/cable-tv/streaming',
      '/cable-tv/plans',
      '/internet/internet-speeds',
      '/internet/plans/internet-ultra',
      '/internet/speed-test',
    ]),
  ],
}
