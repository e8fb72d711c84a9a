import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './repository.ts'

const folder = `${root}/docs/decisions`

const INDEX = 'README.md'

const names = readdirSync(folder)
  .filter((name) => name !== INDEX)
  .toSorted()

type Row = { readonly name: string; readonly title: string; readonly line: string; readonly status: string }

const rows: readonly Row[] = [
  ...readFileSync(`${folder}/${INDEX}`, 'utf8').matchAll(
    /^\| (\d+) \| \[(.+)\]\((.+?)\) \| (.+) \| (.+) \|$/gm,
  ),
].map(([, number = '', title = '', name = '', line = '', status = '']) => ({
  name,
  title: `# ${number}. ${title}`,
  line,
  status,
}))

const sectionsOf = (name: string): readonly string[] =>
  readFileSync(`${folder}/${name}`, 'utf8')
    .split(/^(?=\*\*[A-Z][a-z]+\.\*\*)/m)
    .map((part) => part.trim())

/** In force, or replaced completely or partly by a later one, which is named. */
const STATUS = /^(?:in force|superseded (?:in part )?by \[\d+\]\(\d{4}-.+\.md\).*)$/

describe('docs/decisions', () => {
  it('are numbered from one on, each number once', () => {
    expect(names.length).toBeGreaterThan(20)
    expect(names.map((name) => Number(/^(\d{4})-/.exec(name)?.[1]))).toEqual(
      names.map((_, index) => index + 1),
    )
  })

  it('are all in the index, in their order, each with its title, one line and a status', () => {
    expect(rows.map(({ name }) => name)).toEqual(names)
    for (const { name, title, line, status } of rows) {
      expect(sectionsOf(name)[0]).toBe(title)
      expect(line.length).toBeGreaterThan(20)
      expect([name, status]).toEqual([name, expect.stringMatching(STATUS)])
    }
  })

  it('name the later decision that supersedes one', () => {
    for (const { name, status } of rows) {
      const [, by] = /^superseded.* by \[\d+\]\((.+?)\)/.exec(status) ?? []
      if (by === undefined) continue
      expect(names).toContain(by)
      expect(by > name).toBe(true)
    }
  })

  it.each(names)('%s has context, decision, consequences and rejected alternatives', (name) => {
    const [title = '', ...sections] = sectionsOf(name)
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`))
    expect(sections.map((section) => section.slice(2, section.indexOf('.')))).toEqual([
      'Context',
      'Decision',
      'Consequences',
      'Rejected',
    ])
    for (const section of sections) expect(section.length).toBeGreaterThan(60)
  })
})
