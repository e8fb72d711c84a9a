import { either as E } from 'fp-ts'
import type { UrlTextFailure } from './url-text.ts'
import { decodeUrlText } from './url-text.ts'

/** A query by name, in its order. */
export type Query = ReadonlyMap<string, string>

export type QueryFailure = UrlTextFailure | { readonly _tag: 'ParameterTwice'; readonly name: string }

const decoded = (text: string): E.Either<UrlTextFailure, string> => decodeUrlText(text.replaceAll('+', ' '))

/**
 * The parameters of a query, with or without its question mark. Malformed escapes fail with `EscapeMalformed`; a name that comes twice
 * fails with `ParameterTwice`, because which of the two is meant nobody knows (ADR-13).
 */
export const parseQuery = (search: string): E.Either<QueryFailure, Query> => {
  const query = new Map<string, string>()
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = pair.split('=')
    const key = decoded(name)
    const value = decoded(rest.join('='))
    if (E.isLeft(key)) return key
    if (E.isLeft(value)) return value
    if (query.has(key.right)) return E.left({ _tag: 'ParameterTwice', name: key.right })
    if (key.right !== '') query.set(key.right, value.right)
  }
  return E.right(query)
}
