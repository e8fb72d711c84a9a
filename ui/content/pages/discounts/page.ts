import type { SitePage } from '#ui/content/page-entry.ts'
import type * as es from './es.ts'
import type { PageSection } from '#core/template/page-record.ts'
import { discountRows } from '#ui/content/discount-rows.ts'

const withRows = (section: PageSection<'table'>): readonly PageSection[] =>
  section.rows.length === 0 ? [] : [section]

/** The discounts of the catalogue: promotions that everybody gets, and those of several services together. */
export const page: SitePage<typeof es.words> = {
  menu: { group: 'legal', place: 70 },
  sections: (words, { brand }) => {
    const { promotions, bundles, together, lines } = discountRows(brand, words.rows)
    const bundled = [
      ...withRows({ kind: 'table', ...words.bundles, rows: bundles }),
      ...withRows({ kind: 'table', ...words.together, rows: together }),
      ...withRows({
        kind: 'table',
        ...words.lines,
        columns: [...words.lines.columns, ...lines.columns],
        rows: lines.rows,
        note: lines.later.join(' '),
      }),
    ]
    return [
      { kind: 'intro', ...words.intro },
      ...(promotions.length === 0 ? [{ kind: 'text' as const, ...words.noPromotions }] : []),
      ...withRows({ kind: 'table', ...words.promotions, rows: promotions }),
      ...(bundled.length === 0 ? [{ kind: 'text' as const, ...words.noBundles }] : bundled),
      { kind: 'text', ...words.rules },
      { kind: 'address', ...words.address },
    ]
  },
}
