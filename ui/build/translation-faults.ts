import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { english } from '../content/en/application.ts'
import { layout } from './layout.ts'

/** Matches the registration of words under a name. */
const REGISTERED = /\btranslated(?:<[^(]*>)?\(\s*'(\w+)'/g

/** The folders of the application's words, in each language. */
const folders = ['portal', 'sale', 'shared'] as const

const namesIn = async (folder: string): Promise<readonly string[]> => {
  const path = join(layout.root, 'ui/content/es', folder)
  const sources = await Promise.all((await readdir(path)).map((file) => readFile(join(path, file), 'utf8')))
  return sources.flatMap((source) => [...source.matchAll(REGISTERED)].map(([, name = '']) => name))
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
  translationFaults((await Promise.all(folders.map(namesIn))).flat(), Object.keys(english))
