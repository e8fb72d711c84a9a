import { existsSync, readFileSync } from 'node:fs'
import type { Repository } from './import-check.ts'
import { root } from './module-reader.ts'

type Manifest = Readonly<
  Partial<
    Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
  >
>

const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Manifest

/** The repository as it stands on disk. */
export const repository: Repository = {
  hasFile: (path) => existsSync(`${root}/${path}`),
  packages: [
    manifest.dependencies ?? {},
    manifest.devDependencies ?? {},
    manifest.optionalDependencies ?? {},
  ].flatMap(Object.keys),
}
