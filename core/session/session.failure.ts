import type { UrlTextFailure } from '../shared/url-text.ts'

export type CookieFailure =
  | { readonly _tag: 'CookieNameMalformed'; readonly name: string }
  | { readonly _tag: 'CookieTwice'; readonly name: string }
  | UrlTextFailure
