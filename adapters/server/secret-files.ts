import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** `BadFile` names a variable whose file can't be read, or that is said twice; nothing of a file is ever told. */
export type WithFiles =
  | { readonly _tag: 'Read'; readonly env: Environment }
  | { readonly _tag: 'BadFile'; readonly message: string }

const ENDING = '_FILE'

const readText = (path: string): string => readFileSync(path, 'utf8')

/**
 * Takes the value of any of the named variables from the file that `<NAME>_FILE` names, as secrets are handed to containers; a line break at its
 * end is no part of it.
 */
export const withSecretFiles = (
  env: Environment,
  names: readonly string[],
  read: (path: string) => string = readText,
): WithFiles => {
  const found: Record<string, string> = {}
  for (const name of names) {
    const path = env[`${name}${ENDING}`] ?? ''
    if (path === '') continue
    if ((env[name] ?? '') !== '')
      return { _tag: 'BadFile', message: `${name} and ${name}${ENDING}: one of them` }
    try {
      found[name] = read(path).replace(/\r?\n$/, '')
    } catch {
      return { _tag: 'BadFile', message: `${name}${ENDING}: a file that can be read` }
    }
  }
  return { _tag: 'Read', env: { ...env, ...found } }
}
