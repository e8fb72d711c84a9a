/**
 * A note of this browser that it has a session. Scripts cannot read the session cookie. Without the note a page would
 * have to call the provider to learn that there is no session.
 */
export type SessionMark = {
  /** Checks whether a session can exist. False only if there is certainly none: an unusable store answers true. */
  readonly mayExist: () => boolean
  /** Checks for an unused last session of this browser: no cookie, or a session just opened (SES-02). */
  readonly isUnused: () => boolean
  /** Records that a session was opened. */
  readonly opened: () => void
  /** Records that a session was resumed. */
  readonly found: () => void
  /** Records that a call has used the session. */
  readonly used: () => void
  /**
   * Removes the note, unless another tab wrote it for its own session. `isUnknown`: the provider knows no session of
   * this browser, which stays noted of a session that no call has used.
   */
  readonly ended: (isUnknown: boolean) => void
}
