type Timer = { readonly due: number; readonly run: () => void }

/** Creates timers that run on command, and a clock of the time they have passed, in ms. After the release, new timers run by themselves. */
export const createHeldTimers = () => {
  const held = new Map<number, Timer>()
  let elapsed = 0
  let lastId = 0
  let isReleased = false
  return {
    elapsed: (): number => elapsed,
    setTimeout: (run: () => void, delay: number): number => {
      lastId += 1
      const id = lastId
      held.set(id, { due: elapsed + delay, run })
      if (isReleased) setTimeout(() => held.delete(id) && run(), delay)
      return id
    },
    clearTimeout: (id: number): void => void held.delete(id),
    /** Advances the time to the next timer and runs it. */
    elapse: (): void => {
      const [next] = [...held].toSorted(([, one], [, other]) => one.due - other.due)
      if (next === undefined) throw new Error('no timer is set')
      const [id, { due, run }] = next
      held.delete(id)
      elapsed = due
      run()
    },
    release: (): void => {
      isReleased = true
    },
  }
}

export type HeldTimers = ReturnType<typeof createHeldTimers>
