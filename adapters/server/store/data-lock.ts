import { constants } from 'node:fs'
import { mkdir, open, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform } from 'node:process'

export type DataLock = { readonly release: () => Promise<void> }

/** What BSD's and macOS's open(2) calls O_EXLOCK: Node has no name for it. */
const EXCLUSIVE_LOCK = 0x20

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code)

/** Listening on a name that only one process can have; whoever connects is turned away. */
const holdName = (name: string): Promise<DataLock | 'taken'> =>
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
 * Makes this process the only one on a data folder, which is created when missing. The kernel gives the lock back when the
 * process dies, however it dies: there is no stale lock and nothing to take over (S30). On Linux the lock is an abstract socket
 * named by the folder's device and inode, so it holds between processes of one network namespace. Rejects where it knows of no
 * such lock.
 */
export const lockDataDir = async (dir: string): Promise<DataLock | 'taken'> => {
  await mkdir(dir, { recursive: true })
  const { dev, ino } = await stat(dir, { bigint: true })
  const name = `escaparate-${dev}-${ino}`
  switch (platform) {
    case 'linux':
      return holdName(`\0${name}`)
    case 'win32':
      return holdName(`\\\\.\\pipe\\${name}`)
    case 'darwin':
    case 'freebsd':
      return holdFile(`${await realpath(dir)}.lock`)
    default:
      throw new Error(`no lock for a data folder is known on ${platform}`)
  }
}
