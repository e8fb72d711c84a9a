import type { OfferId } from '#core/catalog/offer.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

const POD = 'wifi-pod' as OfferId

/** The pods that carry the signal through a house. */
export const page: SitePage<typeof es.words> = {
  offers: ['wifi-pod'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'split',
      picture: { name: 'internetHallway', alt: words.opening.picture },
      offer: POD,
      actions: [
        { label: words.opening.actions.address, to: 'address' },
        { label: words.opening.actions.howMany, to: `#${words.howMany.id}` },
      ],
    },
    { kind: 'table', ...words.howMany },
    { kind: 'steps', ...words.placing, layout: 'list' },
    { kind: 'feature', ...words.mistake, tone: 'sun' },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/internet/wifi-access-points',
        '/internet/wifi-service/{product}-advanced-wifi',
        '/internet/speed-test',
        '/internet/wifi-service',
      ],
    },
  ],
}
