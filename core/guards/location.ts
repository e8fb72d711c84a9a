import type { Reason } from '../shared/reason.ts'

/** A place a visitor asks for: the path, and the query with its question mark or nothing. */
export type Location = { readonly path: string; readonly search: string }

/** What else happens on a way: the session is dropped, the portal's store is cleared, the asked url is kept for the return. */
export type Effect =
  | { readonly _tag: 'ResetSession' }
  | { readonly _tag: 'ClearPortalStorage' }
  | { readonly _tag: 'SaveUrl'; readonly url: string }

/** A redirect inside the store, or a way out of it to a configured site. */
export type Turn =
  | {
      readonly _tag: 'Redirect'
      readonly to: Location
      readonly effects: readonly Effect[]
      readonly reason: Reason
    }
  | {
      readonly _tag: 'Leave'
      readonly url: string
      readonly effects: readonly Effect[]
      readonly reason: Reason
    }
