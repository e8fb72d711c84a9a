import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const report = '.reports/replay.json'

export type Replay = { readonly seed: string; readonly path: string | null; readonly name: string }

/** Seeds are negative as often as not, which node would take for another option. */
const withSeedJoined = (args: readonly string[]): string[] =>
  args
    .join('\n')
    .replace(/^--seed\n(?=-\d)/m, '--seed=')
    .split('\n')

/** What to replay, from `--seed <seed> --path <path> <test name>`; null when it is not all there. */
export const readReplay = (args: readonly string[]): Replay | null => {
  try {
    const { values, positionals } = parseArgs({
      args: withSeedJoined(args),
      options: { seed: { type: 'string' }, path: { type: 'string' } },
      allowPositionals: true,
    })
    const { seed = '', path = null } = values
    const name = positionals.join(' ')
    const isWhole = /^-?\d+$/.test(seed) && (path === null || /^\d+(?::\d+)*$/.test(path)) && name !== ''
    return isWhole ? { seed, path, name } : null
  } catch {
    return null
  }
}

const ranTests = (): number => {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(`${root}${report}`, 'utf8')) as {
    readonly numPassedTests: number
    readonly numFailedTests: number
  }
  return numPassedTests + numFailedTests
}

/** Tries one law again with the values that once broke it; the exit code is 0 when it holds, 1 when it does not, 2 when there is none of that name. */
export const replay = ({ seed, path, name }: Replay): number => {
  rmSync(`${root}${report}`, { force: true })
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--project=core',
      `--testNamePattern=${pattern}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FC_SEED: seed, ...(path !== null && { FC_PATH: path }) },
    },
  )
  if (status === 0 && ranTests() === 0) {
    console.error(`No law of the core is called: ${name}`)
    return 2
  }
  return status === 0 ? 0 : 1
}
