import { readFile } from 'node:fs/promises'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Vite's manifest: files by source path. */
export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = async (file: string): Promise<Manifest> =>
  JSON.parse(await readFile(file, 'utf8')) as Manifest

type Follow = (chunk: Chunk) => readonly string[]

const atOnce: Follow = ({ imports = [] }) => imports

const everything: Follow = ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]

const reachable = (
  manifest: Manifest,
  entry: string,
  follow: Follow,
  seen = new Set<string>(),
): Set<string> => {
  const chunk = manifest[entry]
  if (chunk === undefined) throw new Error(`the build has no ${entry}`)
  if (seen.has(entry)) return seen
  seen.add(entry)
  for (const next of follow(chunk)) reachable(manifest, next, follow, seen)
  return seen
}

/** Returns the files of an entry: its script, its static imports, and every style that it can load. */
export const filesOf = (
  manifest: Manifest,
  entry: string,
): { readonly script: string; readonly imported: readonly string[]; readonly css: readonly string[] } => {
  const chunksBy = (follow: Follow): readonly Chunk[] =>
    [...reachable(manifest, entry, follow)].flatMap((name) => manifest[name] ?? [])
  const [own, ...imported] = chunksBy(atOnce)
  return {
    script: own?.file ?? '',
    imported: imported.map((chunk) => chunk.file),
    css: [...new Set(chunksBy(everything).flatMap((chunk) => chunk.css ?? []))],
  }
}

/** Returns the only style sheet of a build without CSS code splitting. */
export const styleSheetOf = (manifest: Manifest): readonly string[] =>
  Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []))
