import { links, opening, pages } from '#ui/content/page-sections.ts'
import { onePackage } from '#ui/content/package-price.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Internet, WiFi and a mobile line together. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'packages', place: 20 },
  offers: ['internet-500', 'internet-gig', 'advanced-wifi', 'mobile-unlimited'],
  sections: (words) => [
    opening(words.opening, 'night', 'packagesOne', {
      order: { lines: onePackage },
      inside: `#${words.inside.id}`,
    }),
    { kind: 'figures', ...words.price },
    { kind: 'table', ...words.inside },
    {
      kind: 'feature',
      ...words.who,
      tone: 'sea',
      picture: { name: 'packagesPocket', alt: words.who.picture },
      actions: links(words.who.actions, { savingsCalculator: '/packages/savings-calculator' }),
    },
    { kind: 'questions', ...words.questions },
    { kind: 'action', ...words.action, hasAddressForm: true, actions: [] },
    pages(words.pages, [
      '/internet/plans/internet-ultra',
      '/internet/wifi-service/{product}-advanced-wifi',
      '/mobile/plans/unlimited-data',
      '/mobile/byod',
      '/packages',
    ]),
  ],
}
