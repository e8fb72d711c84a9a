import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Rights of the group and of everybody else. */
const OTHERS = 0o077

/** The umask of a process that keeps personal data: what it creates is its owner's alone. */
export const PRIVATE_UMASK = OTHERS

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const closeEntry = async (path: string): Promise<void> => {
  const entry = await lstat(path)
  // What a link leads to is somebody else's.
  if (entry.isSymbolicLink()) return
  if ((entry.mode & OTHERS) !== 0) await chmod(path, entry.mode & 0o7777 & ~OTHERS)
  if (!entry.isDirectory()) return
  for (const name of await readdir(path))
    await closeEntry(join(path, name)).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
}

/**
 * Creates a folder that only this user can list and read, and takes the rights of all others from everything that is in it already, at
 * whatever depth. Rejects when something in it belongs to another user.
 */
export const closeDataFolder = async (dir: string): Promise<void> => {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await closeEntry(dir)
}
