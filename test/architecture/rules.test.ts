import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { labelPages } from '#core/label/label-facts.ts'
import { BUNDLE_ROUTE } from '#core/localization/bundle-route.ts'
import { portalPaths } from '#core/portal/destination.ts'
import { namedPaths, privatePaths } from '#core/routes/private-paths.ts'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { serviceSelectionPaths } from '#core/routes/address-mapping.ts'
import { root } from './repository.ts'

const textOf = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

const filesOf = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(`${root}/${folder}`, { encoding: 'utf8', recursive: true })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`)

const numbered = (area: string, from: string, to: string): readonly string[] =>
  Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, offset) => `${area}-${String(Number(from) + offset).padStart(2, '0')}`,
  )

/** The rule ids a text names, those between the ends of a range too: `PRC-01 to PRC-06`. */
const idsIn = (text: string, areas: readonly string[]): readonly string[] => {
  const area = areas.join('|')
  const ranges = text.matchAll(new RegExp(String.raw`\b(${area})-(\d{2}) to \1-(\d{2})\b`, 'g'))
  const single = text.matchAll(new RegExp(String.raw`\b(?:${area})-\d{2}\b`, 'g'))
  return [
    ...[...ranges].flatMap(([, name = '', from = '', to = '']) => numbered(name, from, to)),
    ...[...single].map(([id]) => id),
  ]
}

type Rule = {
  readonly id: string
  readonly meaning: string
  readonly source: string
  /** The paths of the store that it names. */
  readonly paths: readonly string[]
}

/** The rules of a page: each a heading with its id, what it means, its values if it has any, and its source. */
const rulesOf = (page: string): readonly Rule[] =>
  textOf(page)
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [id = '', meaning = '', ...rest] = section.split('\n').filter((line) => line !== '')
      return {
        id,
        meaning,
        source: rest.find((line) => line.startsWith('- Source: ')) ?? '',
        paths: [...section.matchAll(/`(\/[a-z/-]*)`/g)].map(([, path = '']) => path),
      }
    })

/** The rows of a page's table, without its head. */
const rowsOf = (page: string): readonly (readonly string[])[] =>
  textOf(page)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .slice(1)
        .split('|')
        .map((cell) => cell.trim()),
    )

const rules = filesOf('docs/rules', /(?<!README|adding-a-rule)\.md$/).flatMap(rulesOf)
const documented = rules.map(({ id }) => id)
const areas = [...new Set(documented.map((id) => id.slice(0, 3)))]

/** Ids of any area, known here or not; `UTF-16` is none. */
const anyArea = ['(?!UTF)[A-Z]{3}']

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted()

const named = (folder: string): readonly string[] =>
  unique(
    filesOf(folder, /\.tsx?$/).flatMap((path) => idsIn(textOf(path), folder === 'core' ? anyArea : areas)),
  )

describe('docs/rules', () => {
  it('explain every rule that the core or the theme names, and no other', () => {
    expect(named('core').length).toBeGreaterThan(40)
    expect(documented.toSorted()).toEqual(unique([...named('core'), ...named('ui/theme')]))
  })

  it.each(['adapters', 'ui', 'stories', 'test'])('explain every rule that %s names', (folder) => {
    expect(named(folder).filter((id) => !documented.includes(id))).toEqual([])
  })

  it.each(rules)('say of $id what it means and where it comes from', ({ meaning, source }) => {
    expect(meaning).toMatch(/^[A-Z].{20,}\.$/)
    expect(source).toMatch(/specification \d|[Cc]hosen here, because/)
  })

  it.each([
    ['PTL-09', [portalPaths.somethingWentWrong, portalPaths.exit]],
    ['RTE-07', Object.values(namedPaths)],
    ['RTE-03', Object.values(serviceSelectionPaths)],
    ['RTE-01', [outcomePaths.bundle, outcomePaths.bulkIncluded]],
    ['LOC-04', [BUNDLE_ROUTE]],
    ['GRD-11', [portalPaths.login]],
  ])('name in %s the paths of the code', (id, expected) => {
    const named = rules.find((rule) => rule.id === id)?.paths ?? []
    expect(named).toEqual(expect.arrayContaining([...expected]))
  })

  it('name no path of the store that the code does not have', () => {
    const known = [
      ...Object.values(privatePaths).flat(),
      ...Object.values(labelPages),
      ...Object.values(outcomePaths),
      ...Object.values(paths),
      ...Object.values(namedPaths),
      ...Object.values(portalPaths),
    ]
    const isKnown = (path: string): boolean => known.some((one) => one === path || one.startsWith(`${path}/`))
    const named = rules.flatMap(({ id, paths: of }) => of.map((path) => [id, path] as const))
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter(([, path]) => !isKnown(path))).toEqual([])
  })

  it('are each shown by a test that names them', () => {
    const shown = [...named('test'), ...named('stories/rules/properties')]
    expect(documented.filter((id) => !shown.includes(id))).toEqual([])
  })
})

describe('docs/glossary.md', () => {
  const terms = rowsOf('docs/glossary.md')

  it('has each term once, in order, with a Spanish label and a meaning', () => {
    const names = terms.map(([term = '']) => term)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(new Set(names).size).toBe(names.length)
    for (const [term, label, meaning] of terms) {
      expect(`${term}: ${label}`).toMatch(/: \S/)
      expect(`${term}: ${meaning}`).toMatch(/: .{10,}\.$/)
    }
  })

  it('leads to rules that exist', () => {
    const ids = terms.flatMap(([, , , cell = '']) => idsIn(cell, anyArea))
    expect(ids.length).toBeGreaterThan(terms.length)
    expect(ids.filter((id) => !documented.includes(id))).toEqual([])
  })
})
