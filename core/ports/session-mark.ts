/**
 * A note of this browser that it has a session. The session's cookie cannot be read by a script, so without a mark a page would have to
 * ask the provider only to be refused.
 */
export type SessionMark = {
  /** Whether a session can exist. False only when it is known that there is none; a store that cannot be used knows nothing. */
  readonly mayExist: () => boolean
  /** Notes a session that was opened. */
  readonly opened: () => void
  /** Notes a session that was found again. */
  readonly found: () => void
  /** Removes the note, unless another tab wrote it for a session of its own. */
  readonly ended: () => void
}
