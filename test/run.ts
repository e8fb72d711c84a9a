import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { missingBrowsers, quickBrowser, wholeBrowser } from './browsers.ts'

type Count = { readonly passed: number; readonly failed: number }

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = `${root}.reports`

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
      env: { ...process.env, ...env },
    })
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })

/** What failed, told once more above the last line: the rest of a long run may be cut off. */
const failures: string[] = []

const counted = async (name: string, command: string, args: readonly string[]): Promise<Count> => {
  const startedAt = performance.now()
  const isPassed = (await run(command, args)) === 0
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (!isPassed) failures.push(name)
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A runner's own report decides; a run that failed without a failed test, or reported nothing, is one failure. */
const reported = (name: string, code: number, count: Count | null): Count => {
  const isEmpty = count === null || count.passed + count.failed === 0
  if (isEmpty || (code !== 0 && count.failed === 0)) {
    failures.push(`${name}: ended with ${code}${isEmpty ? ' and no tests' : ' though no test failed'}`)
    return { passed: count?.passed ?? 0, failed: 1 }
  }
  return count
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

const packages = ['core', 'adapters', 'ui', 'stories', 'test'] as const

const checks = {
  types: () => counted('types', 'tsc', ['-b', ...packages]),
  lint: () => counted('lint', 'oxlint', ['--type-aware', ...packages, 'vite.config.ts']),
  format: () => counted('format', 'oxfmt', ['--check']),
  unused: () => counted('unused code', 'knip', ['--config', 'test/knip.json']),
}

const runStatic = async (): Promise<Count> =>
  total(await Promise.all(Object.values(checks).map((check) => check())))

const runBuild = (): Promise<Count> => counted('build', 'node', ['ui/build/build.ts', '--if-changed'])

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** What could not be tried here is no success: it has a line of its own. */
const sayNotRun = (name: string, { numPendingTests }: VitestReport): void => {
  if (numPendingTests > 0) console.log(`? ${name}: ${numPendingTests} not run`)
}

const runVitest = async (
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Count> => {
  const file = `${reports}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run('vitest', ['run', ...args, ...reporters], env)
  const report = await readReport<VitestReport>(file)
  if (report !== null) sayNotRun(name, report)
  for (const { assertionResults } of report?.testResults ?? [])
    for (const { status, fullName } of assertionResults)
      if (status === 'failed') failures.push(`${name}: ${fullName}`)
  return reported(name, code, report && { passed: report.numPassedTests, failed: report.numFailedTests })
}

const runCore = (): Promise<Count> => runVitest('core', ['--project=core', '--coverage'])

const runNode = (): Promise<Count> => runVitest('node', ['--project=node'])

/** One by one: a system that knows no browser without a window still gets the whole one. */
const installBrowsers = async (): Promise<void> => {
  const missing = missingBrowsers()
  if (missing.length === 0 || process.getuid?.() !== 0) return
  if ((await run('apt-get', ['update', '-qq'])) !== 0) return
  for (const name of missing) await run('apt-get', ['install', '-y', '-qq', name])
}

let installing: Promise<void> | undefined

/** Debian's Chromium, with and without a window, installed once a run when it is missing and this user may; otherwise one line says how. */
const hasChromium = async (): Promise<boolean> => {
  await (installing ??= installBrowsers())
  if (existsSync(wholeBrowser)) return true
  console.log(
    `${wholeBrowser} is missing: run "sudo apt-get install chromium", or set CHROMIUM_PATH to a browser.`,
  )
  return false
}

type PlaywrightSuite = {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
  readonly suites?: readonly PlaywrightSuite[]
}

type PlaywrightReport = PlaywrightSuite & {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const failedSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failedSpecs),
]

const runPlaywright = async (...projects: readonly string[]): Promise<Count> => {
  const file = `${reports}/e2e-${projects.join('-')}.json`
  const args = ['test', '--config', 'test/e2e/playwright.config.ts', '--project', ...projects]
  const code = await run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = await readReport<PlaywrightReport>(file)
  if (report !== null) failures.push(...failedSpecs(report).map((title) => `browser: ${title}`))
  return reported(
    `browser ${projects.join(' ')}`,
    code,
    report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky },
  )
}

const runStories = async (): Promise<Count> =>
  (await hasChromium())
    ? runVitest('stories', ['--config=stories/.storybook/vitest.config.ts'], {
        CHROMIUM_PATH: quickBrowser(),
      })
    : { passed: 0, failed: 1 }

const runE2e = async (): Promise<Count> => {
  if (!(await hasChromium())) return { passed: 0, failed: 1 }
  return total([await runPlaywright('process'), await runPlaywright('store', 'window')])
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
// A check has a name of its own beside `static`, which is all of them.
const named = only === undefined ? parts : { ...checks, ...parts }
for (const [name, part] of Object.entries(named))
  if (only === undefined || only.includes(name)) counts.push(await part())

const { passed, failed } = total(counts)
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
