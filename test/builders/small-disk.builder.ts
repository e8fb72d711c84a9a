import { spawnSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid, platform } from 'node:process'

/** A separate disk of any size. */
export type SmallDisk = {
  readonly dir: string
  /** Leaves no byte free. */
  readonly fill: () => Promise<void>
  readonly free: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Only root can mount a disk to fill. */
export const canMount = platform === 'linux' && getuid?.() === 0

const run = (command: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`)
}

const CHUNK = Buffer.alloc(64 * 1024)

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** Writes until nothing more can be written. */
const fillUp = async (path: string): Promise<void> => {
  const file = await open(path, 'w')
  try {
    for (;;) await file.write(CHUNK)
  } catch (error) {
    if (!isFull(error)) throw error
  } finally {
    await file.close()
  }
}

export const openSmallDisk = async (mebibytes: number): Promise<SmallDisk> => {
  const dir = await mkdtemp(join(tmpdir(), 'escaparate-disk-'))
  run('mount', '-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0777`, 'tmpfs', dir)
  const ballast = join(dir, 'ballast')
  return {
    dir,
    fill: () => fillUp(ballast),
    free: () => rm(ballast, { force: true }),
    close: async () => {
      run('umount', '-l', dir)
      await rm(dir, { recursive: true, force: true })
    },
  }
}
