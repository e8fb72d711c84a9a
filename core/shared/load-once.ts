/** Returns a lazy loader: loads once for all callers, and again after a failure, which all callers get. */
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
