import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** How to judge a provider without believing its own stars. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 100 },
  offers: ['internet-500', 'install-professional'],
  sections: (words) => [
    opening(words.opening, 'split', 'internetCompare', {
      judge: `#${words.judge.id}`,
      complaint: `#${words.complaint.id}`,
    }),
    iconCards(words.judge, ['coin', 'receipt', 'close', 'arrow', 'signal', 'clock'], { tone: 'sun' }),
    { kind: 'table', ...words.wePublish },
    { kind: 'feature', ...words.reading },
    { kind: 'steps', ...words.complaint, layout: 'list' },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/internet/plans',
      '/internet/speed-test',
      '/internet/network-reliability',
      '/sem/why-{product}',
      '/packages/savings-calculator',
    ]),
  ],
}
