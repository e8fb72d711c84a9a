import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

type Count = { readonly passed: number; readonly failed: number }

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = `${root}.reports`
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Runs a command of the repository; resolves to its exit code. */
const run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CHROMIUM_PATH: chromium, ...env },
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })

const counted = async (name: string, command: string, args: readonly string[]): Promise<Count> => {
  const startedAt = performance.now()
  const isPassed = (await run(command, args)) === 0
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds} s)`)
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A runner's own report decides; a run that failed without a failed test, or reported nothing, is one failure. */
const reported = (code: number, count: Count | null): Count => {
  if (count === null || count.passed + count.failed === 0) return { passed: 0, failed: 1 }
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

const readReport = async <A>(file: string): Promise<A | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as A,
    () => null,
  )

const total = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, count) => sum + count.passed, 0),
  failed: counts.reduce((sum, count) => sum + count.failed, 0),
})

const projects = ['core', 'adapters', 'ui', 'stories', 'test'] as const

const runStatic = async (): Promise<Count> =>
  total(
    await Promise.all([
      counted('types', 'tsc', ['-b', ...projects]),
      counted('lint', 'oxlint', ['--type-aware', ...projects, 'vite.config.ts']),
      counted('format', 'oxfmt', ['--check']),
      counted('unused code', 'knip', ['--config', 'test/knip.json']),
    ]),
  )

const runBuild = (): Promise<Count> => counted('build', 'node', ['ui/build/build.ts', '--if-changed'])

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
}

/** What could not be tried here is no success: it has a line of its own. */
const sayNotRun = (name: string, { numPendingTests }: VitestReport): void => {
  if (numPendingTests > 0) console.log(`? ${name}: ${numPendingTests} not run`)
}

const runVitest = async (name: string, args: readonly string[]): Promise<Count> => {
  const file = `${reports}/${name}.json`
  const code = await run('vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = await readReport<VitestReport>(file)
  if (report !== null) sayNotRun(name, report)
  return reported(code, report && { passed: report.numPassedTests, failed: report.numFailedTests })
}

const runCore = (): Promise<Count> => runVitest('core', ['--project=core', '--coverage'])

const runNode = (): Promise<Count> => runVitest('node', ['--project=node'])

/** Debian's Chromium, installed when it is missing and this user may; otherwise one line says how. */
const hasChromium = async (): Promise<boolean> => {
  if (existsSync(chromium)) return true
  if (process.getuid?.() === 0 && (await run('apt-get', ['update', '-qq'])) === 0)
    await run('apt-get', ['install', '-y', '-qq', 'chromium'])
  if (existsSync(chromium)) return true
  console.log('Chromium is missing: run "sudo apt-get install chromium", or set CHROMIUM_PATH to one.')
  return false
}

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const runPlaywright = async (project: string): Promise<Count> => {
  const file = `${reports}/e2e-${project}.json`
  const args = ['test', '--config', 'test/e2e/playwright.config.ts', '--project', project]
  const code = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = await readReport<PlaywrightReport>(file)
  return reported(
    code,
    report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky },
  )
}

const runStories = async (): Promise<Count> =>
  (await hasChromium())
    ? runVitest('stories', ['--config=stories/.storybook/vitest.config.ts'])
    : { passed: 0, failed: 1 }

const runE2e = async (): Promise<Count> => {
  if (!(await hasChromium())) return { passed: 0, failed: 1 }
  return total([await runPlaywright('process'), await runPlaywright('store')])
}

const parts = {
  static: runStatic,
  core: runCore,
  build: runBuild,
  node: runNode,
  stories: runStories,
  e2e: runE2e,
}

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

await mkdir(reports, { recursive: true })
/** What mutation tests found is kept: it takes them long, and they start from it. */
for (const name of await readdir(reports))
  if (name !== 'mutation') await rm(`${reports}/${name}`, { recursive: true })
const counts: Count[] = []
for (const [name, part] of Object.entries(parts))
  if (only === undefined || only.includes(name)) counts.push(await part())

const { passed, failed } = total(counts)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
