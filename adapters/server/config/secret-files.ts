import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** `BadFile`: a variable's file cannot be read, or it has both value and file. The message has no file content. */
export type WithFiles =
  | { readonly _tag: 'Read'; readonly env: Environment }
  | { readonly _tag: 'BadFile'; readonly message: string }

const ENDING = '_FILE'

const readText = (path: string): string => readFileSync(path, 'utf8')

/** Reads variables from the files that `<NAME>_FILE` names, as in containers. Drops a final line break. */
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
      return { _tag: 'BadFile', message: `${name} and ${name}${ENDING}: set only one of them` }
    try {
      found[name] = read(path).replace(/\r?\n$/, '')
    } catch {
      return { _tag: 'BadFile', message: `${name}${ENDING}: the file cannot be read` }
    }
  }
  return { _tag: 'Read', env: { ...env, ...found } }
}
