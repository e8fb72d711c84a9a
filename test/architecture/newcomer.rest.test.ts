import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './repository.ts'

const copy = `${root}/.build/newcomer`
const patches = `${root}/test/architecture/newcomer`
const trees = ['core', 'adapters', 'ui', 'stories', 'test', 'docs']

/** Runs a program in the copy. It is no part of the repository, so that `git apply` changes its files. */
const run = (program: string, ...args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, GIT_CEILING_DIRECTORIES: `${root}/.build`, FC_RUNS: '30', NO_COLOR: '1' },
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
}

/** The tasks that are tried here: what does each, and the table's name of it. */
const tasks = [
  ['a call', () => run('git', 'apply', `${patches}/call.patch`)],
  ['a checkout screen', () => run('git', 'apply', `${patches}/checkout-screen.patch`)],
  ['a public page', () => run('git', 'apply', `${patches}/public-page.patch`)],
  ['a brand', () => run('node', 'ui/brand.main.ts', 'new', 'luna', '--name', 'Luna Clara')],
] as const

type Count = { readonly changed: number; readonly added: number }

/** The digest of each file by its path. */
const filesNow = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(`{${trees.join()}}/**`, { cwd: copy, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .map((path) => [path, createHash('sha1').update(readFileSync(path)).digest('hex')]),
  )

const filesOf = (task: () => void): Count => {
  const before = filesNow()
  task()
  const now = [...filesNow()]
  return {
    changed: now.filter(([path, digest]) => before.has(path) && before.get(path) !== digest).length,
    added: now.filter(([path]) => !before.has(path)).length,
  }
}

/** The counts of a row of the table: the numbers with which its cells begin. */
const statedCount = (task: string): Count => {
  const page = readFileSync(`${root}/docs/architecture.md`, 'utf8')
  const [, , changed = '', added = ''] =
    page
      .split('\n')
      .find((line) => line.startsWith(`| ${task} |`))
      ?.split('|') ?? []
  return { changed: Number.parseInt(changed, 10), added: Number.parseInt(added, 10) }
}

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of [
    ...trees,
    '.tsc',
    '.oxfmtrc.json',
    'package.json',
    'vite.config.ts',
    'tsconfig.base.json',
  ])
    cpSync(`${root}/${name}`, `${copy}/${name}`, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !path.endsWith('/baselines'),
    })
  symlinkSync(`${root}/node_modules`, `${copy}/node_modules`)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the tasks of a newcomer', () => {
  it.each(tasks)('changes and adds for %s as many files as the table states', (name, task) => {
    expect(filesOf(task)).toEqual(statedCount(name))
  })

  it('compile together', () => {
    run('node_modules/.bin/tsc', '-b', ...trees.slice(0, -1))
  })

  it('pass the tests that prove them complete', () => {
    run('node_modules/.bin/vitest', 'run', 'test/core/routes', 'test/core/analytics')
  })
})
