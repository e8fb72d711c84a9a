import { spawnSync } from 'node:child_process'
import { brandSlugs, DEFAULT_BRAND } from '#adapters/brand/slug.ts'
import { compressBaselines } from './baselines.ts'
import { visualPasses } from './pictures.ts'

const runs: readonly NodeJS.ProcessEnv[] = [
  ...Object.keys(visualPasses).map((name) => ({ PICTURES: name, BRAND: DEFAULT_BRAND })),
  ...brandSlugs.filter((slug) => slug !== DEFAULT_BRAND).map((slug) => ({ BRAND: slug })),
]

/** Runs each pass of the visual regression test with the arguments of Vitest: names of story files, `--update`. */
const failed = runs.filter((env) => {
  process.stdout.write(`Pictures: ${JSON.stringify(env)}\n`)
  const { status } = spawnSync(
    'vitest',
    ['run', '--config=stories/.storybook/vitest.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...env } },
  )
  return status !== 0
})
if (process.argv.includes('--update')) await compressBaselines()
process.stdout.write(failed.length === 0 ? 'All pictures match.\n' : `Different: ${JSON.stringify(failed)}\n`)
process.exit(failed.length === 0 ? 0 : 1)
