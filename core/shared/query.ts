import { either as E } from 'fp-ts'
import type { UrlTextFailure } from './url-text.ts'
import { decodeUrlText } from './url-text.ts'

/** The parameters of a query by name, in order. */
export type Query = ReadonlyMap<string, string>

export type QueryFailure = UrlTextFailure | { readonly _tag: 'ParameterTwice'; readonly name: string }

const decoded = (text: string): E.Either<UrlTextFailure, string> => decodeUrlText(text.replaceAll('+', ' '))

/**
 * Parses the parameters of a query, with or without its question mark. Fails with `EscapeMalformed` for malformed escapes, and with
 * `ParameterTwice` for a repeated name, because it is ambiguous (ADR-13).
 */
export const parseQuery = (search: string): E.Either<QueryFailure, Query> => {
  const query = new Map<string, string>()
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const end = `${pair}=`.indexOf('=')
    const key = decoded(pair.slice(0, end))
    const value = decoded(pair.slice(end + 1))
    if (E.isLeft(key)) return key
    if (E.isLeft(value)) return value
    if (query.has(key.right)) return E.left({ _tag: 'ParameterTwice', name: key.right })
    if (key.right !== '') query.set(key.right, value.right)
  }
  return E.right(query)
}
