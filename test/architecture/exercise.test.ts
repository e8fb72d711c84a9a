import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './repository.ts'

const copy = `${root}/.build/exercise`

/** A step of the exercise: a change of a file, or a command and its exit. */
type Step =
  | { readonly kind: 'change'; readonly file: string; readonly hunks: readonly string[] }
  | { readonly kind: 'run'; readonly args: readonly string[]; readonly end: string }

const wordsOf = (command: string): readonly string[] => command.trim().split(/\s+/)

const runsOf = (block: string): readonly Step[] =>
  block
    .trim()
    .split('\n')
    .map((line) => {
      const [command = '', end = ''] = line.split('#')
      return { kind: 'run', args: wordsOf(command), end: end.trim() }
    })

/** The steps of a text, in order: its blocks, those of a change with the last file that the prose before it names. */
const stepsIn = (text: string): readonly Step[] => {
  const steps: Step[] = []
  let file = ''
  for (const [index, part] of text.replaceAll(/^ {3}/gm, '').split('```').entries())
    if (index % 2 === 0)
      file =
        part
          .match(/`[\w./-]+\.(?:ts|md)`/g)
          ?.at(-1)
          ?.slice(1, -1) ?? file
    else if (part.startsWith('diff\n'))
      steps.push({ kind: 'change', file, hunks: part.slice('diff\n'.length).split(/^@@\n/m) })
    else steps.push(...runsOf(part.slice('sh\n'.length)))
  return steps
}

const exercise = ((): readonly Step[] => {
  const text = readFileSync(`${root}/CONTRIBUTING.md`, 'utf8')
  return stepsIn(text.slice(text.indexOf('**Change a price rule.**'), text.indexOf('**Ask a rule.**')))
})()

const side = (hunk: string, left: string): string =>
  hunk
    .split('\n')
    .filter((line) => line !== '' && line[0] !== left)
    .map((line) => `${line.slice(1)}\n`)
    .join('')

/** Applies one hunk whose old lines occur exactly once in the file. */
const change = (file: string, hunk: string): void => {
  const path = `${copy}/${file}`
  const [before, after, ...more] = readFileSync(path, 'utf8').split(side(hunk, '+'))
  expect(after, `${file} has not the lines:\n${hunk}`).toBeDefined()
  expect(more, `${file} has these lines more than once:\n${hunk}`).toEqual([])
  writeFileSync(path, `${before}${side(hunk, '-')}${after}`)
}

const environment = { ...process.env, FC_RUNS: '30', FC_SEED: '7', NO_COLOR: '1' }

const run = ([program = '', ...args]: readonly string[], end: string): void => {
  const { stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8', env: environment })
  const said = stdout + stderr
  const [, failed = '0'] = /^\s*Tests\s+(?:(\d+) failed)?/m.exec(said) ?? [null, 'no']
  expect(/^\s*Tests .*passed/m.test(said), said).toBe(true)
  if (end === 'passes') expect(failed, said).toBe('0')
  else if (end === 'fails') expect(Number(failed), said).toBeGreaterThan(0)
  else expect(`${failed} failed`, said).toBe(end)
}

const isLeftOut = (path: string): boolean => /\/(?:baselines|pictures|mutation|faults)$/.test(path)

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of [
    'core',
    'adapters',
    'ui',
    'stories',
    'test',
    'docs',
    'package.json',
    'vite.config.ts',
    'tsconfig.base.json',
  ])
    cpSync(`${root}/${name}`, `${copy}/${name}`, { recursive: true, filter: (path) => !isLeftOut(path) })
  symlinkSync(`${root}/node_modules`, `${copy}/node_modules`)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the exercise of CONTRIBUTING', () => {
  it('uses an id that no rule has', () => {
    const text = readFileSync(`${root}/CONTRIBUTING.md`, 'utf8')
    const [id = ''] = /[A-Z]{3}-\d{2}(?=` is free)/.exec(text) ?? []
    expect(id).not.toBe('')
    expect(readFileSync(`${root}/docs/rules/pricing.md`, 'utf8')).not.toContain(id)
  })

  it.each(['CONTRIBUTING.md', 'README.md'])('is described in %s without counts and times of runs', (page) => {
    const text = readFileSync(`${root}/${page}`, 'utf8').replaceAll(/```[\s\S]*?```/g, '')
    expect(
      text.match(/\b[1-9][\d,.]* (?:s|seconds?|minutes?|tests?|laws?|stories|pictures|passed|failed)\b/g),
    ).toBeNull()
  })

  it('has the described result at each step', () => {
    expect(exercise.filter(({ kind }) => kind === 'change')).toHaveLength(5)
    expect(exercise.filter(({ kind }) => kind === 'run')).toHaveLength(6)
    for (const step of exercise)
      if (step.kind === 'run') run(step.args, step.end)
      else for (const hunk of step.hunks) change(step.file, hunk)
  })
})
