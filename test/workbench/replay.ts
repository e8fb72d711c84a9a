import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Replay = { readonly seed: string; readonly path: string | null; readonly name: string }

/** Seeds are negative as often as not, which node would take for another option. */
const withSeedJoined = (args: readonly string[]): string[] =>
  args
    .join('\n')
    .replace(/^--seed\n(?=-\d)/m, '--seed=')
    .split('\n')

/** The run to replay, from `--seed <seed> --path <path> <test name>`; null if incomplete. */
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

type Source = { readonly file: string; readonly text: string }

const sourcesIn = (folder: string, ending: string): readonly Source[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))

/** The test files that contain the name of a law or import its properties; none for a composed name. */
const filesWith = (name: string): readonly string[] => {
  const title = name.split(' > ').at(-1) ?? name
  const records = sourcesIn('stories/rules/properties', '.properties.ts')
    .filter(({ text }) => text.includes(title))
    .map(({ file }) => `#${file}`)
  return sourcesIn('test/core', '.test.ts')
    .filter(({ text }) => [title, ...records].some((part) => text.includes(part)))
    .map(({ file }) => file)
}

/** Tries one law again with the values that broke it. Exits with 0 if it holds, 1 if not, 2 if unknown. */
export const replay = ({ seed, path, name }: Replay): number => {
  const pattern = name.replaceAll(' > ', ' ').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const reporter = 'test/workbench/replay-reporter.ts'
  const { status, stdout } = spawnSync(
    'vitest',
    ['run', '--project=core', ...filesWith(name), `--testNamePattern=${pattern}`, `--reporter=${reporter}`],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      env: { ...process.env, FC_SEED: seed, ...(path !== null && { FC_PATH: path }) },
    },
  )
  process.stdout.write(stdout)
  if (status === 0 && stdout === '') {
    console.error(`No law of the core is called: ${name}`)
    return 2
  }
  return status === 0 ? 0 : 1
}
