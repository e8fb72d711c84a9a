import { expect, vi } from 'vitest'
import { eventually } from './progress.ts'

/** Replaces the time limits of requests by limits that end when the test says so. */
export const replaceRequestLimits = () => {
  const limits = new Map<number, AbortController>()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    limits.set(ms, limit)
    return limit.signal
  })
  return {
    /** Waits for a request with this limit alone, in ms, and ends its time. */
    expire: async (ms: number): Promise<void> => {
      await eventually(() => expect([...limits.keys()]).toEqual([ms]))
      timeout.mockRestore()
      limits.get(ms)?.abort(new DOMException('the time is over', 'TimeoutError'))
    },
  }
}
