import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const SUITE = 'security-suite' as OfferId

/** The protection of the computers of a home. */
export const page: SitePage<typeof es.words> = {
  offers: ['security-suite'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'night',
      picture: { name: 'internetUmbrella', alt: words.opening.picture },
      offer: SUITE,
      actions: [
        { label: words.opening.actions.address, to: 'address' },
        { label: words.opening.actions.stops, to: `#${words.stops.id}` },
      ],
    },
    { kind: 'figures', ...words.figures, tone: 'sun' },
    { kind: 'table', ...words.stops },
    { kind: 'steps', ...words.install, layout: 'list' },
    { kind: 'feature', ...words.free, tone: 'coral' },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/internet/wifi-service/{product}-advanced-wifi',
        '/internet/wifi-service',
        '/privacy',
        '/internet/plans',
      ],
    },
  ],
}
