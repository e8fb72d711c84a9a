type Awaitable<A> = A | Promise<A>

const POLL_MS = 20

/** Five seconds of polls. A busy machine polls less often, so it waits longer. */
export const STALLED_POLLS = 250

// Taken at load: a test may replace the global one.
const { setTimeout: schedule } = globalThis

const pause = (): Promise<void> => new Promise((resolve) => void schedule(resolve, POLL_MS))

/** Waits for the condition. Fails with the state after five seconds without progress of `progressOf`. */
export const waitFor = async (
  condition: () => Awaitable<boolean>,
  progressOf: () => unknown,
  describe: () => Awaitable<string>,
  poll: () => Promise<void> = pause,
): Promise<void> => {
  let last: string | undefined
  let stalled = 0
  while (!(await condition())) {
    const progress = JSON.stringify(await progressOf())
    stalled = progress === last ? stalled + 1 : 0
    if (stalled === STALLED_POLLS) throw new Error(`No progress for 5 s: ${await describe()}`)
    last = progress
    await poll()
  }
}

/** Waits until the check no longer throws; fails with its last error when that stays the same for five seconds. */
export const eventually = async (check: () => unknown): Promise<void> => {
  let last = ''
  const holds = async (): Promise<boolean> => {
    try {
      await check()
      return true
    } catch (error) {
      last = String(error)
      return false
    }
  }
  await waitFor(
    holds,
    () => last,
    () => last,
  )
}
