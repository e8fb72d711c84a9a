import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { layout } from './layout.ts'

const filesUnder = (path: string): readonly string[] => {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Returns a digest of files and folders of the repository, of the version of Node and of the settings. */
export const digestSources = (paths: readonly string[], settings: readonly string[] = []): string => {
  const digest = createHash('sha256').update(process.version)
  for (const setting of settings) digest.update(setting).update('\0')
  for (const file of paths.flatMap((path) => filesUnder(join(layout.root, path))).toSorted())
    digest.update(relative(layout.root, file)).update('\0').update(readFileSync(file)).update('\0')
  return digest.digest('hex')
}
