import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRetryActivity } from '#adapters/orchestrator/retry-activity.ts'
import { RETRY_NOTICE_MS } from '#core/session/retry-limit.ts'

describe(createRetryActivity, () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('reports retries that last longer than a second, until the last of their calls has ended (SES-08)', () => {
    const { retries, onRetry } = createRetryActivity()
    const reported: boolean[] = []
    const unsubscribe = retries.subscribe(() => void reported.push(retries.isRetrying()))
    const ends = [onRetry(), onRetry()]
    const quick = onRetry()
    vi.advanceTimersByTime(RETRY_NOTICE_MS - 1)
    quick()
    expect([retries.isRetrying(), reported]).toEqual([false, []])
    vi.advanceTimersByTime(1)
    expect(retries.isRetrying()).toBe(true)
    ends[0]?.()
    expect(retries.isRetrying()).toBe(true)
    ends[1]?.()
    expect(retries.isRetrying()).toBe(false)
    expect(reported).toEqual([true, true, true, false])
    unsubscribe()
    onRetry()
    vi.advanceTimersByTime(RETRY_NOTICE_MS)
    expect(reported).toHaveLength(4)
  })
})
