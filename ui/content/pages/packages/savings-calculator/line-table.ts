import type { SiteFacts } from '#ui/content/facts.ts'
import type { PageSection } from '#core/template/page-record.ts'
import type { lines } from './es.ts'

/** What each number of lines costs. */
export const lineTable = (words: ReturnType<typeof lines>, facts: SiteFacts): PageSection => ({
  kind: 'table',
  ...words,
  rows: [1, 2, 3, 4, 5].map((count) => [
    facts.lines('bundled', count).count,
    facts.lines('bundled', count).cost,
    facts.lines('bundledPlus', count).cost,
    facts.lines('standalone', count).cost,
  ]),
})
