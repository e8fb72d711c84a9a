import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { withIcons } from '#ui/content/word-lists.ts'

/** Where to put the points of a WiFi network. */
export const page: SitePage<typeof es.words> = {
  offers: ['wifi-pod'],
  sections: (words) => [
    {
      kind: 'opening',
      ...words.opening,
      layout: 'wide',
      picture: { name: 'internetFloorPlan', alt: words.opening.picture },
      actions: [
        { label: words.opening.actions.place, to: `#${words.place.id}` },
        { label: words.opening.actions.productPods, to: '/internet/wifi-service/{product}-pods' },
      ],
    },
    { kind: 'feature', ...words.whatItIs },
    { kind: 'table', ...words.kinds },
    {
      kind: 'cards',
      ...words.place,
      tone: 'sea',
      cards: withIcons(words.place.cards, ['home', 'arrow', 'signal', 'lock']),
    },
    {
      kind: 'feature',
      ...words.obstacles,
      actions: [{ label: words.obstacles.actions.speedTest, to: '/internet/speed-test' }],
    },
    { kind: 'questions', ...words.questions },
    {
      kind: 'pages',
      ...words.pages,
      pages: [
        '/internet/wifi-service',
        '/internet/wifi-service/{product}-pods',
        '/internet/wifi-service/{product}-advanced-wifi',
        '/internet/speed-test',
      ],
    },
  ],
}
