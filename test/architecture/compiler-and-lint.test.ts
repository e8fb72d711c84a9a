import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './repository.ts'

type Probes = Readonly<Record<string, string>>

/** What the compiler refuses in the core: platform names, platform packages, other projects' files. */
const forCompiler: Probes = {
  'core/shared/window.ts': 'export const host = window.location.host',
  'core/shared/fetch.ts': "export const page = fetch('/')",
  'core/shared/process.ts': 'export const folder = process.cwd()',
  'core/shared/console.ts': "console.log('here')",
  'core/shared/timer.ts': 'export const timer = setTimeout(() => undefined, 1)',
  'core/shared/url.ts': "export const url = new URL('https://a.example')",
  'core/shared/crypto.ts': 'export const id = crypto.randomUUID()',
  'core/shared/node.ts': "export { readFileSync } from 'node:fs'",
  'core/shared/external-page.ts': "export { outside } from '../../adapters/outside.ts'",
}

/** Code that the compiler accepts and lint must refuse. */
const forLint: Probes = {
  'core/shared/date.ts': 'export const now = new Date()',
  'core/shared/now.ts': 'export const now = Date.now()',
  'core/shared/random.ts': 'export const random = Math.random()',
  'core/shared/global.ts': 'export const all = globalThis',
  'core/shared/ky.ts': "export { default } from 'ky'",
  'core/shared/machine.ts': "export { assign } from 'xstate'",
  'core/shared/subpath.ts': "export { pipe } from 'fp-ts/function'",
  'core/journeys/hook.ts': "export { useSelector } from '@xstate/react'",
  'adapters/browser/subpath.ts': "export { string } from 'io-ts/Codec'",
  'adapters/browser/view.ts': "export { useState } from 'react'",
  'ui/kit/either.ts': "export { either } from 'fp-ts'",
  'ui/kit/markup.tsx': 'export const Markup = () => <p dangerouslySetInnerHTML={{ __html: "" }} />',
  'ui/features/store.ts': "export { clock } from '#adapters/browser/clock.ts'",
  'ui/app/builder.ts': "export { fakeClock } from '#test/builders/clock.builder.ts'",
  'core/shared/loose.ts': 'export const loose = (value: unknown) => value as any',
}

/** Code that both accept: detects checks that refuse everything. */
const allowed: Probes = {
  'core/shared/fine.ts': "import { either as E } from 'fp-ts'\nexport const fine = E.right(Math.max(1, 2))",
}

let folder = ''

const plant = (probes: Probes): void => {
  for (const [path, source] of Object.entries(probes)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${source}\n`)
  }
}

/** The faulty files that a tool reports, read from its output. */
const refusedBy = (tool: string, args: readonly string[]): ReadonlySet<string> => {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin', tool), [...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  const paths = Object.keys({ ...forCompiler, ...forLint, ...allowed })
  return new Set(paths.filter((path) => stdout.includes(`${path}:`) || stdout.includes(`${path}(`)))
}

let refusedByCompiler: ReadonlySet<string>
let refusedByLint: ReadonlySet<string>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nets-'))
  for (const name of ['tsconfig.base.json', 'core/tsconfig.json', '.oxlintrc.json'])
    cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  plant({ ...forCompiler, ...allowed, 'adapters/outside.ts': 'export const outside = 1' })
  refusedByCompiler = refusedBy('tsc', ['-p', 'core', '--pretty', 'false'])
  plant(forLint)
  refusedByLint = refusedBy('oxlint', ['--format', 'unix', 'core', 'adapters', 'ui'])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the compiler', () => {
  it.each(Object.keys(forCompiler))('refuses %s', (path) => {
    expect([...refusedByCompiler]).toContain(path)
  })

  it.each(Object.keys(allowed))('lets %s pass', (path) => {
    expect([...refusedByCompiler]).not.toContain(path)
  })
})

describe('lint', () => {
  it.each(Object.keys(forLint))('refuses %s', (path) => {
    expect([...refusedByLint]).toContain(path)
  })

  it.each(Object.keys(allowed))('lets %s pass', (path) => {
    expect([...refusedByLint]).not.toContain(path)
  })
})
