import { readFileSync, readdirSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './repository.ts'

const allowed = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'adapters',
  'core',
  'docs',
  'package-lock.json',
  'package.json',
  'stories',
  'test',
  'tsconfig.base.json',
  'ui',
  'vite.config.ts',
]

const ignored = readFileSync(`${root}/.gitignore`, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.replace(/\/$/, ''))

describe('the top level', () => {
  it('contains exactly the listed entries, without dotfiles and ignored files', () => {
    const entries = readdirSync(root).filter(
      (name) => !name.startsWith('.') && !ignored.some((pattern) => matchesGlob(name, pattern)),
    )
    expect(entries.toSorted()).toEqual(allowed)
  })
})
