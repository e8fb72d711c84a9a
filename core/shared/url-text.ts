import { either as E } from 'fp-ts'

/** Malformed percent-encoded text of a url or a cookie: a `%` without two hexadecimal digits, or invalid UTF-8. */
export type UrlTextFailure = { readonly _tag: 'EscapeMalformed'; readonly text: string }

/** Decodes percent-encoded text. Fails with `EscapeMalformed`; malformed escapes are never passed on. */
export const decodeUrlText = (text: string): E.Either<UrlTextFailure, string> =>
  E.tryCatch(
    () => decodeURIComponent(text),
    () => ({ _tag: 'EscapeMalformed', text }),
  )
