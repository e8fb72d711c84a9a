import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** `BadFile`: the file of a variable cannot be read, or the variable has both a value and a file. The message contains no file content. */
export type WithFiles =
  | { readonly _tag: 'Read'; readonly env: Environment }
  | { readonly _tag: 'BadFile'; readonly message: string }

const ENDING = '_FILE'

const readText = (path: string): string => readFileSync(path, 'utf8')

/** Reads the named variables from the files that `<NAME>_FILE` names, as containers receive secrets. It drops a final line break. */
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
