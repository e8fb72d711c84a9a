import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './repository.ts'

const folder = `${root}/docs/decisions`

const names = readdirSync(folder).toSorted()

const sectionsOf = (name: string): readonly string[] =>
  readFileSync(`${folder}/${name}`, 'utf8')
    .split(/^(?=\*\*[A-Z][a-z]+\.\*\*)/m)
    .map((part) => part.trim())

describe('docs/decisions', () => {
  it('are numbered from one on, each number once', () => {
    expect(names.length).toBeGreaterThan(20)
    expect(names.map((name) => name.slice(0, 5))).toEqual(
      names.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
    )
  })

  it.each(names)('%s says why, what, what follows and what was rejected', (name) => {
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
