import { ADVANCED } from '#ui/content/offer-ids.ts'
import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The router with its protection and its control by telephone. */
export const page: SitePage<typeof es.words> = {
  offers: ['advanced-wifi', 'wifi-pod', 'security-suite'],
  sections: (words) => [
    opening(
      words.opening,
      'price',
      'internetPause',
      { address: 'address', included: `#${words.included.id}` },
      { offer: ADVANCED },
    ),
    iconCards(words.included, ['wifi', 'lock', 'phone', 'check']),
    { kind: 'feature', ...words.family, tone: 'coral' },
    { kind: 'table', ...words.limits },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/internet/wifi-service/{product}-advanced-wifi/security',
      '/internet/wifi-service/{product}-pods',
      '/internet/wifi-service',
      '/internet/plans',
    ]),
  ],
}
