import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fullBrowser } from '#test/browsers.ts'
import { canMount } from '#test/builders/small-disk.builder.ts'
import { isPostgresPackaged } from '#test/builders/postgres.builder.ts'
import { hasProxies, proxyPackages } from '#test/builders/proxy.builder.ts'

/** Runs every fault, race and law in full, on every store and connection. Arguments select parts (`races`). */
const parts = process.argv.slice(2)
const root = fileURLToPath(new URL('../..', import.meta.url))
const report = `${root}.reports/reliability.json`

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
}

const isInstalled = (name: string): boolean =>
  spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' }).stdout?.startsWith(
    'install ok installed',
  ) ?? false

await mkdir(`${root}.reports`, { recursive: true })
const missing = proxyPackages.filter((name) => !isInstalled(name))
if (missing.length > 0 && process.getuid?.() === 0) {
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing]
  // Debian would start each as a service.
  spawnSync('apt-get', install, { stdio: 'inherit', env: { ...process.env, RUNLEVEL: '1' } })
}
// The processes behind the proxies are those of the build.
spawnSync('node', ['ui/build/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' })
const faultTests = globSync('test/faults/**/*.test.ts', { cwd: root })
/** Other tests that `npm test` runs in part. */
const SAMPLED = [
  'test/adapters/orchestrator/conformance/postgres.test.ts',
  'test/adapters/orchestrator/conformance/forwarded.test.ts',
  'test/adapters/orchestrator/conformance/http.test.ts',
  'test/ui/app/walk.test.ts',
]
/** The HTML of every public page. `npm test` checks it too. */
const VALID_HTML = ['valid-documents.test.ts', 'pages.test.ts', 'pages.rest.test.ts'].map(
  (name) => `test/ui/build/${name}`,
)
const chosen =
  parts.length === 0
    ? [...faultTests, ...SAMPLED]
    : [
        ...faultTests.filter((file) => parts.some((part) => file.startsWith(`test/faults/${part}`))),
        ...(parts.includes('site') ? VALID_HTML : []),
      ]
/** These tests measure time, so they have the machine to themselves; all others run side by side. */
const isMeasured = (file: string): boolean => /\/(?:overload|slow-connections|proxies)\.test\.ts$/.test(file)
const [measured, others] = [chosen.filter(isMeasured), chosen.filter((file) => !isMeasured(file))]
const runs = [[...measured, '--no-file-parallelism'], others].filter(([file]) => file?.endsWith('.test.ts'))

const total = { passed: 0, failed: 0, notRun: 0 }
let isGreen = true
for (const args of runs) {
  const child = spawn(
    'vitest',
    [
      'run',
      '--project=node',
      '--project=rest',
      ...args,
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, RELIABILITY: 'full' } },
  )
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (ended) => resolve(ended ?? 1))
  })
  const counts = JSON.parse(await readFile(report, 'utf8')) as Report
  total.passed += counts.numPassedTests
  total.failed += counts.numFailedTests
  total.notRun += counts.numPendingTests
  isGreen &&= code === 0
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.notRun} not run`)
if (!canMount) console.log('NOT SHOWN: a full disk (F11): only root may mount a disk to fill')
if (!existsSync(fullBrowser))
  console.log(`NOT SHOWN: the public pages in a browser: ${fullBrowser} is missing`)
if (!hasProxies())
  console.log(
    `NOT SHOWN: the proxies (F41), and the public site on a static host: as root, apt-get install ${proxyPackages.join(' ')}`,
  )
if (process.getuid?.() !== 0)
  console.log('NOT SHOWN: that another user of the machine reads nothing (S41): only root may become one')
if (!isPostgresPackaged)
  console.log('NOT SHOWN: anything on PostgreSQL: there is no package of it for this platform')
process.exit(isGreen && total.failed === 0 ? 0 : 1)
