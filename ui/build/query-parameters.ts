import type { QueryParameterGroup } from '#core/query/query-parameter-table.ts'
import { queryParameterTable } from '#core/query/query-parameter-table.ts'
import * as names from '#core/query/query-parameters.ts'

type Names = Readonly<Record<string, string>>

const namesOf = new Map(Object.entries<Names>(names))

const rowsOf = ([group, { pages, reader, effect, rows }]: [
  string,
  QueryParameterGroup<Names>,
]): readonly string[] =>
  Object.entries(rows).map(
    ([key, [meaning, own = effect]]) =>
      `| \`${namesOf.get(group)?.[key] ?? ''}\` | ${pages} | \`${reader}\` | ${meaning} | ${own} |`,
  )

/** The text of `docs/query-parameters.md`. */
export const queryParameterPage = [
  '# Query parameters',
  '',
  'Written from `core/query/query-parameter-table.ts` by `npm run queries`; a test refuses a stale page.',
  '',
  'Each parameter is read on its own (RTE-10): a repeated or malformed parameter counts as missing, and changes no other one.',
  '',
  '| name | pages | reader | meaning | effect |',
  '| --- | --- | --- | --- | --- |',
  ...Object.entries<QueryParameterGroup<Names>>(queryParameterTable).flatMap(rowsOf),
  '',
].join('\n')
