import { readFileSync } from 'node:fs'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { PURGES } from '#adapters/server/store/purge-rules.ts'
import { RETENTION } from '#adapters/server/store/retention.ts'
import { tables as allTables } from '#test/adapters/server/store/schemas.ts'

const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')

/** A row of the page: table, personal columns, other columns, periods, reason, purge. */
type Row = readonly [string, string, string, string, string, string]

const section = page.split('## What is stored of a person')[1]?.split('\n## ')[0] ?? ''
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map(
    (line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()) as unknown as Row,
  )

const codesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, code = '']) => code)

const tables = allTables.map((table) => getTableConfig(table))

/** The names of the purges that remove rows, or receipts, from a table. */
const purgesOf = (table: string): readonly string[] =>
  Object.entries(PURGES)
    .filter(([, { removals }]) => removals.some(({ from }) => getTableConfig(from).name === table))
    .map(([name]) => name)

const HOUR_MS = 3_600_000

/** A period in words: `1 hour`, `90 days`, `4 years`. */
const inWords = (ms: number): string => {
  const [count, unit] = [
    [ms / (365 * 24 * HOUR_MS), 'year'] as const,
    [ms / (24 * HOUR_MS), 'day'] as const,
    [ms / HOUR_MS, 'hour'] as const,
  ].find(([whole]) => Number.isInteger(whole)) ?? [ms, 'ms']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const periods: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(RETENTION).map(([name, value]) => [
    name,
    name.endsWith('Days') ? `${value} days` : inWords(value),
  ]),
)

describe('docs/security.md on personal data', () => {
  it('has a row for each table of the schema, and no other (S42)', () => {
    expect(rows.map(([table]) => codesIn(table)[0] ?? '').toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    )
  })

  it.each(tables)(
    'states for each column of $name whether it is personal data (S42)',
    ({ name, columns }) => {
      const row = rows.find(([table]) => table === `\`${name}\``)
      const named = [...codesIn(row?.[1] ?? ''), ...codesIn(row?.[2] ?? '')]
      expect(named.toSorted()).toEqual(columns.map((column) => column.name).toSorted())
    },
  )

  it('gives each table with personal data a period and a reason, and names the purges that remove from it (S42)', () => {
    for (const [table, personal, , kept, reason, purge] of rows) {
      if (personal !== '')
        expect([table, kept !== '', reason !== '', purge !== '']).toEqual([table, true, true, true])
      const named = purge.split(', ').filter((name) => !['', 'the recovery', 'the erasure'].includes(name))
      expect([table, ...named.toSorted()]).toEqual([table, ...purgesOf(codesIn(table)[0] ?? '').toSorted()])
    }
  })

  it('states every period of the record with its length (S42)', () => {
    const told = rows.flatMap(([, , , kept]) =>
      [...kept.matchAll(/(\d+ \w+) \(`(\w+)`\)/g)].map(([, words = '', name = '']) => [name, words] as const),
    )
    for (const [name, words] of told) expect([name, words]).toEqual([name, periods[name]])
    expect([...new Set(told.map(([name]) => name))].toSorted()).toEqual(Object.keys(RETENTION).toSorted())
  })
})
