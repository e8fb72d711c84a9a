import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import { internetPlanIds, typicalLatency } from '#ui/content/legal-data.ts'

/** How the network treats traffic, and the speeds of the plans. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'legal', place: 50 },
  sections: (words, { brand, facts, legalPages }) => [
    { kind: 'intro', ...words.intro },
    { kind: 'text', ...words.traffic },
    {
      kind: 'table',
      ...words.speed,
      rows: internetPlanIds(brand).map((id) => [
        facts.name(id),
        facts.speed(id),
        facts.uploadSpeed(id),
        typicalLatency(id) ?? '—',
      ]),
    },
    { kind: 'text', ...words.slower },
    { kind: 'pages', ...words.pages, pages: legalPages.filter((path) => path !== '/network-management') },
  ],
}
