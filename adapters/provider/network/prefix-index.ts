/** A sorted index of keys. It returns positions in the list it was built from. */
type PrefixIndex = {
  /** Returns the position of a key, or -1. */
  readonly find: (key: string) => number
  /** Returns at most `limit` positions of keys with a prefix, in key order. */
  readonly starting: (prefix: string, limit: number) => readonly number[]
}

export const indexKeys = (keys: readonly string[]): PrefixIndex => {
  const keyAt = (position: number): string => keys[position] ?? ''
  const order = Uint32Array.from(keys.keys()).toSorted((a, b) => {
    const [left, right] = [keyAt(a), keyAt(b)]
    return left < right ? -1 : left > right ? 1 : a - b
  })

  /** Returns the first rank whose key is not below the text. */
  const rankOf = (text: string): number => {
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (keyAt(order[middle] ?? 0) < text) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    find: (key) => {
      const position = order[rankOf(key)]
      return position !== undefined && keys[position] === key ? position : -1
    },
    starting: (prefix, limit) => {
      const rank = rankOf(prefix)
      return [...order.subarray(rank, rank + limit)].filter((position) => keyAt(position).startsWith(prefix))
    },
  }
}
