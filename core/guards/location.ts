import type { Reason } from '../shared/reason.ts'

/** A requested location: the path, and the query with its question mark or an empty text. */
export type Location = { readonly path: string; readonly search: string }

/** Side effect of a redirect: drops the session, clears portal storage, or saves the requested URL for the return. */
export type Effect =
  | { readonly _tag: 'ResetSession' }
  | { readonly _tag: 'ClearPortalStorage' }
  | { readonly _tag: 'SaveUrl'; readonly url: string }

/** A redirect inside the store, or one to a configured external site. */
export type GuardResult =
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
