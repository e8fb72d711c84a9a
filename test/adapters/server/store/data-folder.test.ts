import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeDataFolder } from '#adapters/server/store/data-folder.ts'

let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'escaparate-folder-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const modeOf = async (path: string): Promise<number> => (await lstat(path)).mode & 0o777

/** The rights of everything in a folder, by path. */
const modesIn = async (dir: string): Promise<Readonly<Record<string, number>>> => {
  const names = await readdir(dir, { recursive: true })
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await modeOf(join(dir, name))] as const)),
  )
}

describe(closeDataFolder, () => {
  it('creates a folder for its owner only, under any umask (S41)', async () => {
    const before = process.umask(0)
    try {
      await closeDataFolder(join(home, 'data', 'here'))
    } finally {
      process.umask(before)
    }
    expect(await modeOf(join(home, 'data', 'here'))).toBe(0o700)
  })

  it('removes the rights of others from existing files, and none of the owner (S41)', async () => {
    const dir = join(home, 'data')
    await mkdir(join(dir, 'pglite', 'base'), { recursive: true })
    for (const name of ['seal-keys', 'pglite/PG_VERSION', 'pglite/base/1']) {
      await writeFile(join(dir, name), 'text')
      await chmod(join(dir, name), 0o666)
    }
    await chmod(join(dir, 'pglite/base/1'), 0o755)
    for (const name of ['.', 'pglite', 'pglite/base']) await chmod(join(dir, name), 0o755)
    await closeDataFolder(dir)
    expect(await modeOf(dir)).toBe(0o700)
    expect(await modesIn(dir)).toEqual({
      'seal-keys': 0o600,
      pglite: 0o700,
      'pglite/PG_VERSION': 0o600,
      'pglite/base': 0o700,
      'pglite/base/1': 0o700,
    })
  })

  it('does not change the target of a link (S41)', async () => {
    const outside = join(home, 'outside')
    await writeFile(outside, 'text')
    await chmod(outside, 0o644)
    await mkdir(join(home, 'data'))
    await symlink(outside, join(home, 'data', 'link'))
    await closeDataFolder(join(home, 'data'))
    expect(await modeOf(outside)).toBe(0o644)
  })
})
