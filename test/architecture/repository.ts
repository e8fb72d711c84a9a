import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The folders whose modules make the graph. */
export const trees = ['core', 'adapters', 'ui', 'stories', 'test'] as const

type Manifest = Readonly<
  Partial<
    Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
  >
>

const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Manifest

/** Facts for the check of imports besides the modules. */
export type Repository = {
  readonly hasFile: (path: string) => boolean
  readonly packages: readonly string[]
}

/** The repository on disk. */
export const repository: Repository = {
  hasFile: (path) => existsSync(`${root}/${path}`),
  packages: [
    manifest.dependencies ?? {},
    manifest.devDependencies ?? {},
    manifest.optionalDependencies ?? {},
  ].flatMap(Object.keys),
}
