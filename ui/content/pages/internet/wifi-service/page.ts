import { ADVANCED, POD } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import * as scenes from '#adapters/brand/scenes.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** WiFi at home: what comes with a plan and what can be added. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 70 },
  offers: ['advanced-wifi', 'wifi-pod'],
  sections: (words) => [
    opening(words.opening, 'split', 'internetShelf', { address: 'address', ways: `#${words.ways.id}` }),
    { kind: 'table', ...words.ways },
    { kind: 'addOns', ...words.extras, offers: [ADVANCED, POD], scene: scenes.houseInside },
    { kind: 'steps', ...words.decide },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, hasAddressForm: true, actions: [], tone: 'sun' },
    pages(words.pages, [
      '/internet/wifi-service/{product}-advanced-wifi',
      '/internet/wifi-service/{product}-pods',
      '/internet/wifi-service/{product}-advanced-wifi/security',
      '/internet/wifi-access-points',
      '/internet/speed-test',
    ]),
  ],
}
