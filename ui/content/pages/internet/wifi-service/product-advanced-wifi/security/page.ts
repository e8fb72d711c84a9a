import { SUITE } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The protection of the computers of a home. */
export const page: SitePage<typeof es.words> = {
  offers: ['security-suite'],
  sections: (words) => [
    opening(
      words.opening,
      'night',
      'internetUmbrella',
      { address: 'address', stops: `#${words.stops.id}` },
      { offer: SUITE },
    ),
    { kind: 'figures', ...words.figures, tone: 'sun' },
    { kind: 'table', ...words.stops },
    { kind: 'steps', ...words.install, layout: 'list' },
    { kind: 'feature', ...words.free, tone: 'coral' },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/internet/wifi-service/{product}-advanced-wifi',
      '/internet/wifi-service',
      '/privacy',
      '/internet/plans',
    ]),
  ],
}
