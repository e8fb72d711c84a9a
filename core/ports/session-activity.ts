/** Reports each answered call that extended the session, as the call's contract record says (SES-01). */
export type SessionActivity = {
  /** Calls `listener` after each such call, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}
