import { opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { withIcons } from '#ui/content/word-lists.ts'

/** How to activate the equipment that a customer installs. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'help', place: 40 },
  sections: (words) => [
    opening(words.opening, 'night', 'modemLights', { steps: `#${words.steps.id}`, service: 'service' }),
    { kind: 'steps', ...words.steps, layout: 'list' },
    {
      kind: 'cards',
      ...words.others,
      tone: 'sun',
      cards: withIcons(words.others.cards, ['wifi', 'screen', 'receiver', 'phone']),
    },
    { kind: 'feature', ...words.lights, picture: { name: 'modemLegend' } },
    { kind: 'questions', ...words.questions, ask: 'service' },
    pages(words.pages, [
      '/internet/speed-test',
      '/apps',
      '/internet/wifi-service',
      '/support',
      '/contact-{product}',
    ]),
  ],
}
