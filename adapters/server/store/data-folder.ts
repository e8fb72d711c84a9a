import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Permission bits of the group and of all others. */
const OTHERS = 0o077

/** Umask of a process that stores personal data: its files are accessible only to their owner. */
export const PRIVATE_UMASK = OTHERS

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const closeEntry = async (path: string): Promise<void> => {
  const entry = await lstat(path)
  // The target of a link may belong to another user.
  if (entry.isSymbolicLink()) return
  if ((entry.mode & OTHERS) !== 0) await chmod(path, entry.mode & 0o7777 & ~OTHERS)
  if (!entry.isDirectory()) return
  for (const name of await readdir(path))
    await closeEntry(join(path, name)).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
}

/**
 * Creates a folder that only this user can access, and removes the permissions of others from everything in it,
 * recursively. Rejects when an entry belongs to another user.
 */
export const closeDataFolder = async (dir: string): Promise<void> => {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await closeEntry(dir)
}
