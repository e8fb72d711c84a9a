import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { layout } from '../layout.ts'

/** Formats written sources with the formatter of the repository. Without it they stay as they are written. */
export const formatFiles = (paths: readonly string[]): void => {
  if (paths.length === 0) return
  spawnSync(join(layout.root, 'node_modules/.bin/oxfmt'), [...paths], { cwd: layout.root })
}
