import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid, umask } from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFullRun } from './rounds.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const server = join(root, '.build/server/server.main.js')

/** Another user of the machine: only root can become one. */
const NOBODY = 65_534

const asNobody = (command: string, ...args: readonly string[]) =>
  spawnSync(command, [...args], { uid: NOBODY, gid: NOBODY, encoding: 'utf8', cwd: '/' })

describe.skipIf(!isFullRun || getuid?.() !== 0)('another user of the machine', () => {
  let home: string
  let dataDir: string

  beforeAll(async () => {
    spawnSync(process.execPath, ['ui/build/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' })
    expect(existsSync(server)).toBe(true)
    home = await mkdtemp(join(tmpdir(), 'escaparate-users-'))
    await chmod(home, 0o755)
    dataDir = join(home, 'data')
    // As it was left by a version that closed nothing.
    await mkdir(join(dataDir, 'outbox'), { recursive: true })
    await writeFile(join(dataDir, 'outbox', 'one.eml'), 'To: maria@correo.example')
    for (const name of ['', 'outbox']) await chmod(join(dataDir, name), 0o755)
    await chmod(join(dataDir, 'outbox', 'one.eml'), 0o666)
    expect(asNobody('cat', join(dataDir, 'outbox', 'one.eml')).stdout).toContain('maria')
  })
  afterAll(() => rm(home, { recursive: true, force: true }))

  it('cannot list or read the data folder once the store has started (S41)', async () => {
    const before = umask(0)
    const child = spawn(process.execPath, [server], {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    umask(before)
    const gone = once(child, 'exit')
    await once(child.stdout, 'data')
    try {
      for (const path of ['', 'outbox', 'pglite', 'pglite/pg_wal'])
        expect([path, asNobody('ls', join(dataDir, path)).status]).not.toEqual([path, 0])
      for (const path of ['outbox/one.eml', 'seal-keys', 'payment-keys', 'portal-keys', 'pglite/PG_VERSION'])
        expect([path, asNobody('cat', join(dataDir, path)).status]).not.toEqual([path, 0])
      // Nor could a user with access to the folder.
      const open = spawnSync('find', [dataDir, '-perm', '/077'], { encoding: 'utf8' })
      expect(open.stdout).toBe('')
    } finally {
      child.kill('SIGTERM')
      await gone
    }
  })
})
