import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { layout } from './layout.ts'

/** Runs the incremental build in a separate process, whose memory is then freed; returns its exit code. */
export const buildChanges = (): number => {
  const build = join(layout.root, 'ui/build/build.ts')
  return spawnSync(process.execPath, [build, '--if-changed'], { stdio: 'inherit' }).status ?? 1
}

/** Runs the built server in this process. */
export const runBuiltServer = (): Promise<unknown> =>
  import(pathToFileURL(join(layout.server, 'server.main.js')).href)
