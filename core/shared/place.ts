import { either as E } from 'fp-ts'
import { isPlainText } from './text.ts'

/** A url the store may send a visitor to: a path of its own, or a page of a host it knows. */
export type Place =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string; readonly host: string }

export type PlaceFailure = { readonly _tag: 'PlaceNotOurs'; readonly url: string }

const INSIDE = /^\/(?![/\\])[^\s\\]*$/
const OUTSIDE = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?:[/?#][^\s\\]*)?$/i

/**
 * The place a url leads to: a path of the store, or an https page of one of `hosts`. Anything else fails with `PlaceNotOurs`: another
 * host, scheme or port, a name before the host, and what browsers read as another host than it looks like (RTE-04).
 */
export const parsePlace = (url: string, hosts: readonly string[]): E.Either<PlaceFailure, Place> => {
  if (isPlainText(url) && INSIDE.test(url)) return E.right({ kind: 'inside', path: url })
  const host = OUTSIDE.exec(url)?.[1]?.toLowerCase()
  return host !== undefined && hosts.includes(host) && isPlainText(url)
    ? E.right({ kind: 'outside', url, host })
    : E.left({ _tag: 'PlaceNotOurs', url })
}
