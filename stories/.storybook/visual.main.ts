import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openPhotographer } from './photographs.ts'
import { compareStory, reportOf, summaryOf, type Difference } from './visual-report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = `${root}.reports/visual`
const built = { before: `${reports}/before`, after: `${reports}/after` } as const
const worktree = `${reports}/worktree`

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})
const { against } = values
if (against === undefined) {
  process.stderr.write('usage: npm run test:visual -- --against <commit> [parts of story ids]\n')
  process.exit(2)
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })

const run = (cwd: string, command: string, ...args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn(command, args, { cwd, stdio: 'inherit' })
      .on('error', reject)
      .on('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
      )
  })

const buildStorybook = (folder: string, output: string): Promise<void> =>
  run(folder, 'storybook', 'build', '-c', 'stories/.storybook', '-o', output, '--quiet')

/** Builds Storybook of a commit in a worktree, which uses the packages of this checkout where they are the same. */
const buildCommit = async (commit: string): Promise<void> => {
  git('worktree', 'add', '--force', '--detach', worktree, commit)
  try {
    const isSamePackages =
      git('show', `${commit}:package-lock.json`) === readFileSync(`${root}package-lock.json`, 'utf8')
    if (isSamePackages) symlinkSync(`${root}node_modules`, `${worktree}/node_modules`)
    else await run(worktree, 'npm', 'ci')
    await buildStorybook(worktree, built.before)
  } finally {
    git('worktree', 'remove', '--force', worktree)
  }
}

await rm(reports, { recursive: true, force: true })
git('worktree', 'prune')
await mkdir(reports, { recursive: true })
const commit = git('rev-parse', '--verify', `${against}^{commit}`).trim()
await buildCommit(commit)
await buildStorybook(root, built.after)

const before = await openPhotographer(built.before)
const after = await openPhotographer(built.after)
const isChosen = (id: string): boolean =>
  positionals.length === 0 || positionals.some((part) => id.includes(part))
const idsBefore = before.stories.map(({ id }) => id).filter(isChosen)
const idsAfter = after.stories.map(({ id }) => id).filter(isChosen)
const common = idsAfter.filter((id) => idsBefore.includes(id))
const differences: Difference[] = []
for (const [index, id] of common.entries()) {
  const [old, now] = await Promise.all([before.photographsOf(id), after.photographsOf(id)])
  differences.push(...(await compareStory(id, old, now)))
  process.stdout.write(
    `${index + 1} of ${common.length}: ${id}, ${differences.length} different pictures so far\n`,
  )
}
await Promise.all([before.close(), after.close()])

const report = {
  against: commit,
  compared: common.length,
  added: idsAfter.filter((id) => !idsBefore.includes(id)),
  removed: idsBefore.filter((id) => !idsAfter.includes(id)),
  differences,
}
await writeFile(`${reports}/index.html`, reportOf(report))
process.stdout.write(`${summaryOf(report)}\n.reports/visual/index.html\n`)
process.exit(differences.length === 0 ? 0 : 1)
