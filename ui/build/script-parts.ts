import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { minify } from 'vite'
import { layout } from './layout.ts'

/** A script as the bundler reports it, with the code of each module before it was minified. */
type BuiltScript = {
  readonly fileName: string
  readonly modules: Readonly<Record<string, { readonly code: string | null }>>
}

/** The parts of each script in bytes, each minified separately, by own source and by package. */
export type ScriptParts = Readonly<Record<string, Readonly<Record<string, number>>>>

const partOf = (module: string): string => {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module) ?? []
  return name ?? (module.startsWith('\0') ? 'the build' : relative(layout.root, module))
}

const partsOf = async ({ modules }: BuiltScript): Promise<Readonly<Record<string, number>>> => {
  const parts = new Map<string, number>()
  for (const [module, { code }] of Object.entries(modules)) {
    const { code: minified } = await minify('module.js', code ?? '')
    const part = partOf(module)
    if (minified !== '') parts.set(part, (parts.get(part) ?? 0) + minified.length)
  }
  return Object.fromEntries(parts)
}

/** Writes the parts of each script, for the size check and the bench. */
export const writeScriptParts = async (scripts: readonly BuiltScript[]): Promise<void> => {
  const parts = await Promise.all(
    scripts.map(async (script) => [script.fileName, await partsOf(script)] as const),
  )
  await writeFile(layout.scriptParts, JSON.stringify(Object.fromEntries(parts) satisfies ScriptParts))
}
