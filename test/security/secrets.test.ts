import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** What a scan finds in files; empty when there is no secret. */
const secretsIn = (...patterns: readonly string[]): Promise<string> =>
  run(
    join(root, 'node_modules/.bin/secretlint'),
    ['--secretlintrc', 'test/security/secretlint.json', '--format', 'unix', ...patterns],
    { cwd: root },
  ).then(
    ({ stdout }) => stdout,
    (failure: { readonly stdout: string; readonly stderr: string }) => failure.stdout + failure.stderr,
  )

const SOURCES = [
  '*',
  '.*',
  '{core,adapters,ui,stories,test,docs}/**/*.{ts,tsx,mjs,json,md,sql,yaml,yml,cfg,conf,env}',
]

/** The names of secrets in the environment of a server. */
const KEPT =
  /\b(SEAL_KEYS?|PAYMENT_KEYS?|PORTAL_KEYS?|SMTP_URL|RECAPTCHA_SECRET|DATABASE_URL|ADDRESS_SERVICE_KEY)\b/

describe('secrets (S34)', () => {
  it('are in no file of the repository', async () => {
    expect(await secretsIn(...SOURCES)).toBe('')
  })

  it('are found when one is inserted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
    await writeFile(
      join(folder, 'notes.txt'),
      `token: ${['ghp', 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0fG3iL6'].join('_')}\n`,
    )
    expect(await secretsIn(`${folder}/*`)).toContain('GitHub')
    await rm(folder, { recursive: true })
  })

  it('are not named in the browser bundle', async () => {
    const folder = join(root, '.build/client')
    const names = await readdir(folder, { recursive: true })
    const texts = names.filter((name) => /\.(js|html|css|json)$/.test(name))
    expect(texts.length).toBeGreaterThan(10)
    const found = await Promise.all(
      texts.map(async (name) => (KEPT.test(await readFile(join(folder, name), 'utf8')) ? [name] : [])),
    )
    expect(found.flat()).toEqual([])
  })
})
