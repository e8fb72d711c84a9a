/** Says whether a call has been tried again for so long that the page mentions it (SES-08). */
export type RetryActivity = {
  readonly isRetrying: () => boolean
  readonly subscribe: (listener: () => void) => () => void
}
