/** Returns what loads a value at its first call: once for all callers, and again after a failure, which all its callers get. */
export const loadOnce = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let loaded: Promise<A> | null = null
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null
      throw error
    })
    return loaded
  }
}
