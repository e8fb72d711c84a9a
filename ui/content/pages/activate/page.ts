import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** How to activate the equipment that a customer installs. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'help', place: 40 },
  sections: (words) => [
    opening(words.opening, 'night', 'modemLights', { steps: `#${words.steps.id}`, service: 'service' }),
    { kind: 'steps', ...words.steps, layout: 'list' },
    iconCards(words.others, ['wifi', 'screen', 'receiver', 'phone'], { tone: 'sun' }),
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
