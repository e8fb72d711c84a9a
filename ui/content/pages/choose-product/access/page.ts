import { ADVANTAGE, ASSIST } from '#ui/content/offer-ids.ts'
import { opening, pages } from '#ui/content/page-sections.ts'
import { currentPrograms } from '#core/localization/assistance.ts'
import { assistanceWords } from '#ui/content/es/sale/assistance.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** Internet for households with little money, after the end of the federal program ACP. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'packages', place: 80 },
  offers: ['internet-assist', 'internet-advantage'],
  sections: (words) => [
    opening(words.opening, 'wide', 'packagesAllWindows', { address: 'address', plans: `#${words.plans.id}` }),
    { kind: 'offers', ...words.plans, offers: [ASSIST, ADVANTAGE] },
    {
      kind: 'feature',
      ...words.who,
      tone: 'sea',
      points: currentPrograms.map((program) => assistanceWords.programs[program]),
      picture: { name: 'packagesLadder', alt: words.who.picture },
    },
    { kind: 'steps', ...words.steps, layout: 'list' },
    { kind: 'questions', ...words.questions },
    { kind: 'labels', ...words.labels, offers: [ASSIST, ADVANTAGE] },
    pages(words.pages, [
      '/internet/{product}-internet-assist',
      '/internet/student-internet-plans',
      '/stores',
      '/packages/best-deals',
      '/discounts',
    ]),
  ],
}
