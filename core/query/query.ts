import { either as E } from 'fp-ts'
import { decodeUrlText } from '../shared/url-text.ts'

/** The texts of each parameter of a query, by name, in order. */
export type Query = ReadonlyMap<string, readonly string[]>

const decoded = (text: string): string | null =>
  E.getOrElseW(() => null)(decodeUrlText(text.replaceAll('+', ' ')))

const pairsOf = (search: string): readonly string[] => search.replace(/^\?/, '').split('&')

const nameOf = (pair: string): string | null => decoded(pair.replace(/=.*$/s, ''))

/** Parses a query, with or without question mark. Leaves out malformed parameters, one by one (RTE-10). */
export const parseQuery = (search: string): Query => {
  const query = new Map<string, readonly string[]>()
  for (const pair of pairsOf(search)) {
    const name = nameOf(pair)
    const text = decoded(pair.slice(`${pair}=`.indexOf('=') + 1))
    if (name !== null && name !== '' && text !== null) query.set(name, [...(query.get(name) ?? []), text])
  }
  return query
}

/** The text of each parameter of a record of names; null for a missing, malformed or repeated one. */
export type ParameterTexts<K extends string> = Readonly<Record<K, string | null>>

/** Reads the parameters of a record of names. A repeated one is ambiguous and counts as missing (RTE-10). */
export const readParameters = <K extends string>(
  names: Readonly<Record<K, string>>,
  query: Query,
): ParameterTexts<K> => {
  const texts = Object.entries<string>(names).map(([key, name]) => {
    const [text, ...others] = query.get(name) ?? []
    return [key, text === undefined || others.length > 0 ? null : text] as const
  })
  return Object.fromEntries(texts) as ParameterTexts<K>
}

/** Returns a query without some parameters; the others stay as they are written. */
export const withoutParameters = (search: string, names: readonly string[]): string =>
  pairsOf(search)
    .filter((pair) => pair !== '' && !names.includes(nameOf(pair) ?? ''))
    .join('&')
