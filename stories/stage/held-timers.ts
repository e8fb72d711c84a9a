type Timer = { readonly due: number; readonly run: () => void }

/** Timers that run when they are told to, and the time that has passed by them, in ms. Released, timers set from then on run by themselves. */
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
    /** Lets the time pass that the next timer waits for, and runs it. */
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
