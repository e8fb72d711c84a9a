import type { FieldFailure } from '../shared/reader.ts'

/** Reasons why metadata are refused. */
export type MetadataFailure =
  | FieldFailure
  | { readonly _tag: 'UrlNotCanonical'; readonly field: string }
  | { readonly _tag: 'HeadingTwice' }
  | { readonly _tag: 'UnknownEnvironment'; readonly value: string }
  | { readonly _tag: 'UnknownToken'; readonly token: string }
  | { readonly _tag: 'StructuredDataUnwritable'; readonly key: string }
