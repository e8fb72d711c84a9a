import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { layout } from './build/layout.ts'
import { loadEnvFile, readSettings } from './settings.ts'

/** Settings first, which take no time; then the build, in a process of its own, whose memory goes with it; then the store. */
loadEnvFile('.env')
readSettings()
const { status } = spawnSync(process.execPath, [join(layout.root, 'ui/build/build.ts'), '--if-changed'], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
await import(pathToFileURL(join(layout.server, 'server.main.js')).href)
