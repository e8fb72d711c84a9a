import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DataLock, lockDataDir } from '#adapters/server/store/data-lock.ts'

let home: string
const holders: ChildProcess[] = []

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'escaparate-lock-'))
})

afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  await rm(home, { recursive: true, force: true })
})

const startHolder = async (dir: string) => {
  const script = fileURLToPath(new URL('./lock-holder.ts', import.meta.url))
  const holder = spawn(process.execPath, [script, dir], { stdio: ['pipe', 'pipe', 'inherit'] })
  holders.push(holder)
  const [said] = (await once(createInterface(holder.stdout), 'line')) as [string]
  return { said, holder }
}

const locked = async (dir: string): Promise<DataLock> => {
  const lock = await lockDataDir(dir)
  if (lock === 'taken') throw new Error('the folder is taken')
  return lock
}

describe('lockDataDir', () => {
  it('creates a missing folder', async () => {
    const lock = await locked(join(home, 'a', 'b'))
    await lock.release()
  })

  it('refuses a second process exactly as long as the first runs (S30)', async () => {
    const { said, holder } = await startHolder(home)
    expect(said).toBe('held')
    expect((await startHolder(home)).said).toBe('taken')
    expect(await lockDataDir(home)).toBe('taken')
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const lock = await locked(home)
    await lock.release()
  })

  it('refuses the same process too, until the lock is released (S30)', async () => {
    const lock = await locked(home)
    expect(await lockDataDir(home)).toBe('taken')
    await lock.release()
    await (await locked(home)).release()
  })

  it('recognizes a folder by any of its paths (S30)', async () => {
    const alias = `${home}-alias`
    await symlink(home, alias)
    const lock = await locked(home)
    expect(await lockDataDir(alias)).toBe('taken')
    await lock.release()
    await rm(alias)
  })

  it('locks one folder and not its neighbour', async () => {
    await mkdir(join(home, 'other'))
    const [lock, neighbour] = [await locked(home), await locked(join(home, 'other'))]
    await lock.release()
    await neighbour.release()
  })
})
