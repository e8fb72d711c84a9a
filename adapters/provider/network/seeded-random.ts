/** Pseudo-random numbers: the same seed gives the same numbers on every machine. */
export type SeededRandom = {
  /** Returns an integer from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number
  /** Picks one item. An empty list is a defect (throws). */
  readonly pick: <A>(items: readonly A[]) => A
}

/** Marsaglia's 32-bit xorshift (shifts 13, 17, 5); zero is its fixed point and is replaced. */
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0 || 1
  const below = (limit: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
  }
}
