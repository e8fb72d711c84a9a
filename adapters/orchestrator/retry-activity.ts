import type { RetryActivity } from '#core/ports/retry-activity.ts'
import { RETRY_NOTICE_MS } from '#core/session/retry-limit.ts'

/** Watches the calls of clients that are tried again. `onRetry` is the option of those clients. */
export const createRetryActivity = (): {
  readonly retries: RetryActivity
  readonly onRetry: () => () => void
} => {
  const listeners = new Set<() => void>()
  let retrying = 0
  const count = (change: number): void => {
    retrying += change
    listeners.forEach((listener) => listener())
  }
  return {
    retries: {
      isRetrying: () => retrying > 0,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    onRetry: () => {
      let isCounted = false
      const timer = setTimeout(() => {
        isCounted = true
        count(1)
      }, RETRY_NOTICE_MS)
      return () => {
        clearTimeout(timer)
        if (isCounted) count(-1)
      }
    },
  }
}
