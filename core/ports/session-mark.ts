/**
 * A note of this browser that it has a session. Scripts cannot read the session cookie. Without the note a page would have to call the
 * provider to learn that there is no session.
 */
export type SessionMark = {
  /** Checks whether a session can exist. False only if there is certainly none: an unusable store answers true. */
  readonly mayExist: () => boolean
  /** Records that a session was opened. */
  readonly opened: () => void
  /** Records that a session was resumed. */
  readonly found: () => void
  /** Removes the note, unless another tab wrote it for its own session. */
  readonly ended: () => void
}
