type Timer = { readonly due: number; readonly run: () => void }

/** Creates timers that run on command, with a clock of the time passed, in ms. Once released, new ones run freely. */
export const createHeldTimers = () => {
  const held = new Map<number, Timer>()
  let elapsed = 0
  let lastId = 0
  let isReleased = false
  const next = () => [...held].toSorted(([, one], [, other]) => one.due - other.due)[0]
  const elapse = (): void => {
    const first = next()
    if (first === undefined) throw new Error('no timer is set')
    const [id, { due, run }] = first
    held.delete(id)
    elapsed = due
    run()
  }
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
    elapse,
    /** Advances the time by a number of ms and runs the timers until then. */
    advance: (ms: number): void => {
      const until = elapsed + ms
      for (let due = next()?.[1].due; due !== undefined && due <= until; due = next()?.[1].due) elapse()
      elapsed = until
    },
    release: (): void => {
      isReleased = true
    },
  }
}

export type HeldTimers = ReturnType<typeof createHeldTimers>
