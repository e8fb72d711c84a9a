import { either as E } from 'fp-ts'
import { decodeUrlText } from '../shared/url-text.ts'
import type { UrlTextFailure } from '../shared/url-text.ts'

export type CookieFailure =
  | { readonly _tag: 'CookieNameMalformed'; readonly name: string }
  | { readonly _tag: 'CookieTwice'; readonly name: string }
  | UrlTextFailure

const NAME = /^[\w!#$%&'*+.^`|~-]+$/

const unquoted = (value: string): string => /^"(.*)"$/.exec(value)?.[1] ?? value

/**
 * Reads the URL-decoded value of a cookie, or null without one. Fails on an invalid cookie name, on two cookies with
 * the name, and on malformed escapes (SES-06).
 */
export const readCookie = (header: string, name: string): E.Either<CookieFailure, string | null> => {
  if (!NAME.test(name)) return E.left({ _tag: 'CookieNameMalformed', name })
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const [value] = values
  if (value === undefined) return E.right(null)
  return values.length > 1 ? E.left({ _tag: 'CookieTwice', name }) : decodeUrlText(unquoted(value))
}
