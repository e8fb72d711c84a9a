import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { missingBrowsers, quickBrowser, fullBrowser } from './browsers.ts'
import { unreachedRules } from './architecture/unreached-rules.ts'

type Count = { readonly passed: number; readonly failed: number }

const root = fileURLToPath(new URL('..', import.meta.url))

/** `npm test` is the quick run; `npm run test:rest` runs what it leaves out. */
const runName = process.argv[2] === 'rest' ? 'rest' : 'quick'
const reports = `${root}.reports/${runName}`

/** The output of a part that runs in parallel with another; printed when the part ends. */
const buffers = new AsyncLocalStorage<string[]>()

const print = (line: string): void => {
  const buffer = buffers.getStore()
  if (buffer === undefined) console.log(line)
  else buffer.push(`${line}\n`)
}

/** Does the work and prints its output in one piece. */
const buffered = async <A>(work: () => Promise<A>): Promise<A> => {
  const buffer: string[] = []
  const done = await buffers.run(buffer, work)
  process.stdout.write(buffer.join(''))
  return done
}

/** Runs a command of the repository; resolves to its exit code. */
const run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((resolve) => {
    const buffer = buffers.getStore()
    const output = buffer === undefined ? 'inherit' : 'pipe'
    const child = spawn(command, [...args], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => buffer?.push(text))
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })

/** The names of all failures, printed above the last line: long output may be cut off. */
const failures: string[] = []

const counted = async (name: string, command: string, args: readonly string[]): Promise<Count> => {
  const startedAt = performance.now()
  const isPassed = (await run(command, args)) === 0
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print(`${isPassed ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (!isPassed) failures.push(name)
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Returns the count of a runner's report. A failed run without a failed test, or without a report, is one failure. */
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
  unusedInProduct: () => counted('unused product code', 'knip', ['--config', 'test/knip.product.jsonc']),
}

const runStatic = async (): Promise<Count> =>
  total(await Promise.all(Object.values(checks).map((check) => buffered(check))))

const runBuild = (): Promise<Count> => counted('build', 'node', ['ui/build/build.ts', '--if-changed'])

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Prints how many tests were skipped: they are no success. */
const printSkipped = (name: string, { numPendingTests }: VitestReport): void => {
  if (numPendingTests > 0) print(`? ${name}: ${numPendingTests} not run`)
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
  if (report !== null) printSkipped(name, report)
  for (const { assertionResults } of report?.testResults ?? [])
    for (const { status, fullName } of assertionResults)
      if (status === 'failed') failures.push(`${name}: ${fullName}`)
  return reported(name, code, report && { passed: report.numPassedTests, failed: report.numFailedTests })
}

const runCore = (): Promise<Count> => runVitest('core', ['--project=core'])

/** Counts the branches that the tests of the core run, in the modules that the product uses. */
const runCoverage = (): Promise<Count> => {
  const unreached = Object.values(unreachedRules).flat()
  const excluded = unreached.map((path) => `--coverage.exclude=${path}`)
  return counted('coverage', 'vitest', ['run', '--project=core', '--coverage', ...excluded])
}

const runNode = (): Promise<Count> =>
  runName === 'quick'
    ? runVitest('node', ['--project=node'])
    : runVitest('rest', ['--project=rest', '--project=isolated'])

/** Installs one after the other: a system without a package of the headless browser still gets the full one. */
const installBrowsers = async (): Promise<void> => {
  const missing = missingBrowsers()
  if (missing.length === 0 || process.getuid?.() !== 0) return
  if ((await run('apt-get', ['update', '-qq'])) !== 0) return
  for (const name of missing) await run('apt-get', ['install', '-y', '-qq', name])
}

let installing: Promise<void> | undefined

/** Whether Chromium is installed; root installs Debian's, with and without a window, once a run. */
const hasChromium = async (): Promise<boolean> => {
  await (installing ??= installBrowsers())
  if (existsSync(fullBrowser)) return true
  print(`${fullBrowser} is missing: run "sudo apt-get install chromium", or set CHROMIUM_PATH to a browser.`)
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

/** Runs the browser tests of the run: those that are tagged `@quick`, or all others. */
const runPlaywright = async (...projects: readonly string[]): Promise<Count> => {
  const file = `${reports}/e2e-${projects.join('-')}.json`
  const tagged = runName === 'quick' ? '--grep' : '--grep-invert'
  const config = ['--config', 'test/e2e/playwright.config.ts']
  const args = ['test', ...config, `${tagged}=@quick`, '--project', ...projects]
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
        STORIES: runName,
      })
    : { passed: 0, failed: 1 }

const runE2e = async (): Promise<Count> => {
  if (!(await hasChromium())) return { passed: 0, failed: 1 }
  if (runName === 'quick') return runPlaywright('store', 'window')
  return total([await runPlaywright('process'), await runPlaywright('store', 'window')])
}

const parts = {
  static: runStatic,
  core: runCore,
  coverage: runCoverage,
  build: runBuild,
  node: runNode,
  stories: runStories,
  e2e: runE2e,
}

type PartName = keyof typeof parts | keyof typeof checks

/**
 * The parts in their order. Those of one stage run at the same time: a part that starts or waits leaves its core to
 * the others. The first of them prints as it goes.
 */
const stages: readonly (readonly PartName[])[] = [
  runName === 'quick' ? ['core', 'static', 'build'] : ['coverage', 'build'],
  ['node', 'stories'],
  ['e2e'],
]

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

/** The parts that were named, a single check among them, or all. */
const chosen =
  only === undefined
    ? stages
    : [Object.keys(checks) as PartName[], ...stages].map((stage) =>
        stage.filter((name) => only.includes(name)),
      )

const named: Readonly<Record<PartName, () => Promise<Count>>> = { ...checks, ...parts }

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
const counts: Count[] = []
for (const stage of chosen) {
  const startedAt = performance.now()
  const running = stage.map((name, index) => (index === 0 ? named[name]() : buffered(named[name])))
  counts.push(...(await Promise.all(running)))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (stage.length > 0) print(`${stage.join(' + ')}: ${seconds} s`)
}

const { passed, failed } = total(counts)
await writeFile(`${reports}/total.json`, JSON.stringify({ passed, failed, failures }))
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
