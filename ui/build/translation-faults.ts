import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { layout } from './layout.ts'

/** Matches the registration of words under a name. */
const REGISTERED = /\btranslated(?:<[^(]*>)?\(\s*'(\w+)'/g

/** Matches the words of an English file. */
const TRANSLATED = /^export const (\w+):/gm

/** The files of the application's words: those of features, and those that several of them use. */
const wordFiles = {
  es: ['ui/content/es/{portal,sale,shared}/*.ts', 'ui/features/*/*/{es,*.es}.ts'],
  en: ['ui/content/en/{portal,sale,shared}/*.ts', 'ui/features/*/*/{en,*.en}.ts'],
}

const namesIn = async (files: readonly string[], pattern: RegExp): Promise<readonly string[]> => {
  const sources = await Promise.all(
    globSync(files, { cwd: layout.root }).map((file) => readFile(join(layout.root, file), 'utf8')),
  )
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))
}

/** Compares the registered Spanish words with the names of an English catalogue. Returns a line for each fault. */
export const translationFaults = (
  registered: readonly string[],
  translated: readonly string[],
): readonly string[] => [
  ...registered
    .filter((name, at) => registered.indexOf(name) !== at)
    .map((name) => `${name}: registered twice`),
  ...registered.filter((name) => !translated.includes(name)).map((name) => `${name}: no English words`),
  ...translated.filter((name) => !registered.includes(name)).map((name) => `${name}: no Spanish words`),
]

/** Returns the faults of the application's words; none when each is registered once and has English words. */
export const applicationFaults = async (): Promise<readonly string[]> =>
  translationFaults(await namesIn(wordFiles.es, REGISTERED), await namesIn(wordFiles.en, TRANSLATED))
