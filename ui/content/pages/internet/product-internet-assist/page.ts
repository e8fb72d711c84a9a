import { ADVANTAGE, ASSIST } from '#ui/content/offer-ids.ts'
import { links, opening, pages } from '#ui/content/page-sections.ts'
import { ASSISTANCE_CAMPAIGN, currentPrograms } from '#core/localization/assistance.ts'
import { assistanceWords } from '#ui/content/es/sale/assistance.ts'
import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'

/** The plan of households in an assistance program. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'internet', place: 50 },
  offers: ['internet-assist', 'internet-advantage'],
  sections: (words) => [
    opening(
      words.opening,
      'split',
      'internetKitchenForm',
      { campaign: { campaign: ASSISTANCE_CAMPAIGN }, sales: 'sales' },
      { offer: ASSIST },
    ),
    {
      kind: 'feature',
      ...words.who,
      tone: 'sea',
      points: currentPrograms.map((program) => assistanceWords.programs[program]),
    },
    { kind: 'steps', ...words.steps },
    { kind: 'figures', ...words.enough },
    { kind: 'table', ...words.compare },
    { kind: 'labels', ...words.labels, offers: [ASSIST, ADVANTAGE] },
    { kind: 'questions', ...words.questions },
    {
      kind: 'action',
      ...words.action,
      tone: 'night',
      actions: links(words.action.actions, { campaign: { campaign: ASSISTANCE_CAMPAIGN } }),
    },
    pages(words.pages, [
      '/choose-{product}/access',
      '/internet/student-internet-plans',
      '/internet/plans',
      '/discounts',
    ]),
  ],
}
