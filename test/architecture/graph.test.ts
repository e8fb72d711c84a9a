import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleOf, type Violation, violationsIn } from './import-check.ts'
import { importRules } from './import-rules.ts'
import { readModules } from './module-reader.ts'
import { repository, root, trees } from './repository.ts'

const modules = readModules()
const violations = violationsIn(modules, repository)

const written = (found: readonly Violation[]): readonly string[] =>
  found.map(({ kind, module, detail }) => `${kind}: ${module} -> ${detail}`)

describe('the module graph', () => {
  it('contains every source file', () => {
    const files = trees.flatMap((tree) =>
      readdirSync(`${root}/${tree}`, { encoding: 'utf8', recursive: true }).map((name) => `${tree}/${name}`),
    )
    const code = files.filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    expect(modules.map(({ path }) => path).toSorted()).toEqual(code.toSorted())
    expect(modules.length).toBeGreaterThan(200)
    expect(modules.flatMap(({ imports }) => imports).length).toBeGreaterThan(modules.length)
  })

  it.each(importRules)('of $from imports only what its rule allows', (rule) => {
    expect(written(violations.filter(({ module }) => ruleOf(module) === rule))).toEqual([])
  })

  it('has a rule for every module', () => {
    expect(written(violations.filter(({ kind }) => kind === 'no rule'))).toEqual([])
  })
})
