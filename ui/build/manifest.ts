import { readFile } from 'node:fs/promises'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** Vite's list of what it built: source path to files. */
export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = async (file: string): Promise<Manifest> =>
  JSON.parse(await readFile(file, 'utf8')) as Manifest

const reachable = (manifest: Manifest, entry: string, seen: Set<string>): Set<string> => {
  const chunk = manifest[entry]
  if (chunk === undefined) throw new Error(`the build has no ${entry}`)
  if (seen.has(entry)) return seen
  seen.add(entry)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    reachable(manifest, next, seen)
  return seen
}

/** The files an entry leads to, each once, in the order they are met. */
export const filesOf = (
  manifest: Manifest,
  entry: string,
): { readonly script: string; readonly css: readonly string[]; readonly scripts: readonly string[] } => {
  const chunks = [...reachable(manifest, entry, new Set())].flatMap((name) => manifest[name] ?? [])
  return {
    script: manifest[entry]?.file ?? '',
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
    scripts: chunks.map((chunk) => chunk.file),
  }
}
