import { execFileSync } from 'node:child_process'
import type { Commit } from '../site/app-version.ts'
import { layout } from './layout.ts'

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: layout.root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** Returns the last commit of the sources and whether they have changed since. Null without a repository. */
export const readCommit = (): Commit | null => {
  try {
    const [hash = '', at = ''] = git('log', '-1', '--format=%H%n%cI', '--', ...layout.sources).split('\n')
    if (hash === '') return null
    return { hash, at, isChanged: git('status', '--porcelain', '--', ...layout.sources) !== '' }
  } catch {
    return null
  }
}
