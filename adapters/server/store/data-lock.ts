import { constants } from 'node:fs'
import { mkdir, open, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform } from 'node:process'

export type DataLock = { readonly release: () => Promise<void> }

/** O_EXLOCK of open(2) on BSD and macOS; Node has no constant for it. */
const EXCLUSIVE_LOCK = 0x20

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code)

/** Locks by listening on a name that only one process can bind; connections are closed at once. */
const listenOnName = (name: string): Promise<DataLock | 'taken'> =>
  new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy())
    const release = (): Promise<void> =>
      new Promise((released) => {
        server.close(() => released())
      })
    server.once('error', (error) => (hasCode(error, 'EADDRINUSE') ? resolve('taken') : reject(error)))
    server.listen(name, () => resolve({ release }))
    server.unref()
  })

const holdFile = async (path: string): Promise<DataLock | 'taken'> => {
  const { O_CREAT, O_NONBLOCK, O_RDWR } = constants
  try {
    const file = await open(path, O_RDWR | O_CREAT | O_NONBLOCK | EXCLUSIVE_LOCK)
    return { release: () => file.close() }
  } catch (error) {
    if (hasCode(error, 'EAGAIN', 'EWOULDBLOCK')) return 'taken'
    throw error
  }
}

/**
 * Locks a data folder for this process, and creates it when missing. The kernel releases the lock when the process
 * ends, so no stale lock can remain (S30). On Linux the lock is an abstract socket named by the folder's device and
 * inode; it works between processes of one network namespace. Rejects on systems without such a lock.
 */
export const lockDataDir = async (dir: string): Promise<DataLock | 'taken'> => {
  await mkdir(dir, { recursive: true })
  const { dev, ino } = await stat(dir, { bigint: true })
  const name = `escaparate-${dev}-${ino}`
  switch (platform) {
    case 'linux':
      return listenOnName(`\0${name}`)
    case 'win32':
      return listenOnName(`\\\\.\\pipe\\${name}`)
    case 'darwin':
    case 'freebsd':
      return holdFile(`${await realpath(dir)}.lock`)
    default:
      throw new Error(`data folders cannot be locked on ${platform}`)
  }
}
