import { either as E } from 'fp-ts'

/** Text that stands percent-coded in a url or a cookie but is none: a `%` without two digits, or bytes that are no UTF-8. */
export type UrlTextFailure = { readonly _tag: 'EscapeMalformed'; readonly text: string }

/** What percent-coded text says; malformed escapes fail with `EscapeMalformed`, they are never passed on as they are. */
export const decodeUrlText = (text: string): E.Either<UrlTextFailure, string> =>
  E.tryCatch(
    () => decodeURIComponent(text),
    () => ({ _tag: 'EscapeMalformed', text }),
  )
