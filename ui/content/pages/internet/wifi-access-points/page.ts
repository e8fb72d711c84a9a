import { iconCards, links, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Where to put the points of a WiFi network. */
export const page: SitePage<typeof es.words> = {
  offers: ['wifi-pod'],
  sections: (words) => [
    opening(words.opening, 'wide', 'internetFloorPlan', {
      place: `#${words.place.id}`,
      productPods: '/internet/wifi-service/{product}-pods',
    }),
    { kind: 'feature', ...words.whatItIs },
    { kind: 'table', ...words.kinds },
    iconCards(words.place, ['home', 'arrow', 'signal', 'lock'], { tone: 'sea' }),
    {
      kind: 'feature',
      ...words.obstacles,
      actions: links(words.obstacles.actions, { speedTest: '/internet/speed-test' }),
    },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/internet/wifi-service',
      '/internet/wifi-service/{product}-pods',
      '/internet/wifi-service/{product}-advanced-wifi',
      '/internet/speed-test',
    ]),
  ],
}
