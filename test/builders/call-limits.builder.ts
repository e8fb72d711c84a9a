import { vi } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'

const SHORTEST_LIMIT_MS = Math.min(...callNames.map((name) => contract[name].timeoutMs))

/** The longest delay of a timer. No test takes as long. */
const NEVER_MS = 2 ** 31 - 1

/**
 * Stops the clock that ends calls after their limit, because a busy machine answers late. Shorter timers run.
 * Returns the function that starts it again.
 */
export const stopCallLimits = (): (() => void) => {
  const { setTimeout: schedule } = globalThis
  const begin = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): NodeJS.Timeout =>
    ms < SHORTEST_LIMIT_MS ? schedule(run, ms, ...given) : schedule(run, NEVER_MS, ...given).unref()
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(begin as typeof setTimeout)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  return () => {
    clock.mockRestore()
    timers.mockRestore()
  }
}
