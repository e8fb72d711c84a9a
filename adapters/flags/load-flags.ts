import { readFile } from 'node:fs/promises'
import { either as E } from 'fp-ts'
import type { Flags } from '#core/ports/flags.ts'
import defaults from './flags.json' with { type: 'json' }
import { openFlags } from './openfeature-flags.ts'

/** `BadFlags`: why the flag file can't be used, in one line. */
export type LoadedFlags =
  | { readonly _tag: 'Flags'; readonly flags: Flags }
  | { readonly _tag: 'BadFlags'; readonly message: string }

const textOf = async (path: string): Promise<E.Either<string, string>> => {
  try {
    return E.right(await readFile(path, 'utf8'))
  } catch (error) {
    return E.left((error as NodeJS.ErrnoException).code ?? 'cannot be read')
  }
}

/** Opens the flags of a file, or those of the repository if `path` is null. Never rejects. */
export const loadFlags = async (
  path: string | null,
  note: (trouble: string) => void,
): Promise<LoadedFlags> => {
  const text = path === null ? E.right(JSON.stringify(defaults)) : await textOf(path)
  const flags = E.isLeft(text) ? text : await openFlags(text.right, note)
  return E.isRight(flags)
    ? { _tag: 'Flags', flags: flags.right }
    : { _tag: 'BadFlags', message: `FLAG_FILE: «${path ?? 'flags.json'}»: ${flags.left}` }
}
