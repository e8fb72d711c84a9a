import { POD } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The pods that carry the signal through a house. */
export const page: SitePage<typeof es.words> = {
  offers: ['wifi-pod'],
  sections: (words) => [
    opening(
      words.opening,
      'split',
      'internetHallway',
      { address: 'address', howMany: `#${words.howMany.id}` },
      { offer: POD },
    ),
    { kind: 'table', ...words.howMany },
    { kind: 'steps', ...words.placing, layout: 'list' },
    { kind: 'feature', ...words.mistake, tone: 'sun' },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/internet/wifi-access-points',
      '/internet/wifi-service/{product}-advanced-wifi',
      '/internet/speed-test',
      '/internet/wifi-service',
    ]),
  ],
}
