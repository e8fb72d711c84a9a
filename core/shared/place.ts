import { either as E } from 'fp-ts'
import { isPlainText } from './text.ts'

/** A permitted navigation target: a path of the store, or a page of a known host. */
export type Place =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string; readonly host: string }

export type PlaceFailure = { readonly _tag: 'PlaceNotOurs'; readonly url: string }

const INSIDE = /^\/(?![/\\])[^\s\\]*$/
const OUTSIDE = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?:[/?#][^\s\\]*)?$/i

/**
 * Parses a url as a path of the store or an https page of one of `hosts`. Fails with `PlaceNotOurs` for anything else:
 * another host, scheme or port, user info, and urls that browsers resolve to another host than they show (RTE-04).
 */
export const parsePlace = (url: string, hosts: readonly string[]): E.Either<PlaceFailure, Place> => {
  if (isPlainText(url) && INSIDE.test(url)) return E.right({ kind: 'inside', path: url })
  const host = OUTSIDE.exec(url)?.[1]?.toLowerCase()
  return host !== undefined && hosts.includes(host) && isPlainText(url)
    ? E.right({ kind: 'outside', url, host })
    : E.left({ _tag: 'PlaceNotOurs', url })
}
