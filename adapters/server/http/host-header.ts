const isHost = (_: string, index: number, headers: readonly string[]): boolean =>
  index % 2 === 0 && headers[index]?.toLowerCase() === 'host'

/** Counts the `Host` headers of a request. Node reports the first one only. */
export const hostsIn = (rawHeaders: readonly string[]): number => rawHeaders.filter(isHost).length
