import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { isBelowGoal, type MutationReport, type Score, scoreOf, scoreTable } from './score.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = '.reports/mutation'
const usage = `usage: npm run test:mutation -- [folder …] [--concurrency 1] [--force]

Changes core/<folder> in one place at a time and asks the tests of test/core/<folder> whether they notice.
Without a folder: each in turn. What did not change since the last time is not run again, but with --force.
The reports lie in ${reports}.`

const foldersOf = (tree: string): readonly string[] =>
  readdirSync(`${root}${tree}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The folders of the core that have tests of their own; the rest are types. */
const folders = foldersOf('core').filter((folder) => foldersOf('test/core').includes(folder))

const mutate = async (folder: string, concurrency: number, force: boolean): Promise<void> => {
  process.env['MUTATED_FOLDER'] = folder
  await new Stryker({
    mutate: [`core/${folder}/**/*.ts`],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency,
    incremental: true,
    incrementalFile: `${reports}/${folder}.incremental.json`,
    force,
    tempDirName: `${reports}/sandbox`,
    ignorePatterns: ['.build', '.data', '.reports', '.tsc', 'docs'],
    disableTypeChecks: false,
    allowEmpty: true,
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    warnings: false,
    htmlReporter: { fileName: `${reports}/${folder}.html` },
    jsonReporter: { fileName: `${reports}/${folder}.json` },
  }).runMutationTest()
}

const scoreOnDisk = (folder: string): readonly Score[] => {
  const file = `${root}${reports}/${folder}.json`
  if (!existsSync(file)) return []
  const score = scoreOf(folder, JSON.parse(readFileSync(file, 'utf8')) as MutationReport)
  return score.mutants === 0 ? [] : [score]
}

const {
  values: { concurrency, force },
  positionals,
} = parseArgs({
  options: {
    concurrency: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const wanted = positionals.length === 0 ? folders : positionals
if (!wanted.every((folder) => folders.includes(folder)) || !/^[1-9]\d?$/.test(concurrency)) {
  console.error(`${usage}\nFolders: ${folders.join(', ')}`)
  process.exit(2)
}
process.chdir(root)
for (const folder of wanted) await mutate(folder, Number(concurrency), force)

/** Folders of which there is a report, so that a run of one shows it among the others. */
const scores = folders.flatMap(scoreOnDisk)
console.log(`\n${scoreTable(scores)}`)
const short = scores.filter((score) => wanted.includes(score.folder)).filter(isBelowGoal)
if (short.length > 0) {
  console.error(`\nBelow what they have to reach: ${short.map(({ folder }) => folder).join(', ')}`)
  process.exit(1)
}
