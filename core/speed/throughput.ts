/** The bytes of a transfer up to a moment, in ms of any clock that does not go back. */
export type TransferSample = { readonly atMs: number; readonly bytes: number }

/** The first part of a transfer, which is slower because a connection raises its rate step by step. */
const WARM_UP_SHARE = 0.25
const BITS_OF_BYTE = 8
/** Bits in a ms that make one megabit a second. */
const BITS_PER_MS = 1_000

/**
 * Returns a transfer's rate in Mbps (SPD-01): bytes after its first quarter, by time. With too few samples, or when
 * the last bytes left within it, it is the rate of the complete transfer, and 0 when no time passed.
 */
export const throughputMbps = (samples: readonly TransferSample[]): number => {
  const first = samples[0]
  const last = samples.at(-1)
  if (first === undefined || last === undefined || last.atMs <= first.atMs) return 0
  const warmAt = first.atMs + (last.atMs - first.atMs) * WARM_UP_SHARE
  const from =
    samples.find(({ atMs, bytes }) => atMs >= warmAt && atMs < last.atMs && bytes < last.bytes) ?? first
  return ((last.bytes - from.bytes) * BITS_OF_BYTE) / (last.atMs - from.atMs) / BITS_PER_MS
}

/** Returns the median of times in ms: half of them are not longer (SPD-02). Null without any. */
export const medianMs = (times: readonly number[]): number | null =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? null
