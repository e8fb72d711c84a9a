import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { canMount } from '#test/builders/small-disk.builder.ts'
import { isPostgresPackaged } from '#test/builders/postgres.builder.ts'

/** Every fault and race in its whole form: what `npm test` has no time for. Names of parts may follow, such as `races`. */
const parts = process.argv.slice(2)
const root = fileURLToPath(new URL('../..', import.meta.url))
const report = `${root}.reports/reliability.json`

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
}

await mkdir(`${root}.reports`, { recursive: true })
const files = parts.length === 0 ? ['test/faults'] : parts.map((part) => `test/faults/${part}`)
const child = spawn(
  'vitest',
  ['run', '--project=node', ...files, '--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`],
  { cwd: root, stdio: 'inherit', env: { ...process.env, RELIABILITY: 'whole' } },
)
const code = await new Promise<number>((resolve) => {
  child.on('error', () => resolve(127))
  child.on('exit', (ended) => resolve(ended ?? 1))
})
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
  await readFile(report, 'utf8'),
) as Report
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} not run`)
if (!canMount) console.log('NOT SHOWN: a full disk (F11): only root may mount a disk to fill')
if (process.getuid?.() !== 0)
  console.log('NOT SHOWN: that another user of the machine reads nothing (S41): only root may become one')
if (!isPostgresPackaged)
  console.log('NOT SHOWN: anything on PostgreSQL: there is no package of it for this platform')
process.exit(code === 0 && numFailedTests === 0 ? 0 : 1)
