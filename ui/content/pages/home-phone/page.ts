import { PHONE } from '#ui/content/offer-ids.ts'
import { iconCards, opening, pages } from '#ui/content/page-sections.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The telephone at home. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'phone', place: 10 },
  offers: ['internet-500', 'tv-mi-plan-latino', 'home-phone', 'phone-international'],
  sections: (words) => [
    opening(words.opening, 'split', 'homePhone', { address: 'address', sales: 'sales' }, { offer: PHONE }),
    iconCards(words.included, ['receiver', 'check', 'lock']),
    { kind: 'table', ...words.price },
    { kind: 'steps', ...words.number },
    {
      kind: 'feature',
      ...words.power,
      tone: 'coral',
      picture: { name: 'homePhoneDark', alt: words.power.picture },
    },
    { kind: 'questions', ...words.questions },
    pages(words.pages, [
      '/home-phone/international-calling',
      '/packages',
      '/cable-tv/international',
      '/internet/plans',
      '/apps',
    ]),
  ],
}
