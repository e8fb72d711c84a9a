import type { TransferSample } from '#core/speed/throughput.ts'
import { throughputMbps } from '#core/speed/throughput.ts'

/** Shortest time between two samples, in ms: more of them change no result. */
const SAMPLE_MS = 50

/** The samples of one transfer, and its rate so far. */
export type TransferMeter = {
  readonly add: (bytes: number) => void
  /** Adds the last sample, also soon after the one before. */
  readonly end: (bytes: number) => void
  readonly mbps: () => number
  readonly elapsedMs: () => number
}

/** Starts to measure a transfer. `now` is in ms; `onSample` runs after each sample. */
export const createTransferMeter = (now: () => number, onSample: () => void): TransferMeter => {
  const samples: TransferSample[] = [{ atMs: now(), bytes: 0 }]
  const startedAt = samples[0]?.atMs ?? 0
  const add = (bytes: number, minMs: number): void => {
    const atMs = now()
    if (atMs - (samples.at(-1)?.atMs ?? 0) < minMs) return
    samples.push({ atMs, bytes })
    onSample()
  }
  return {
    add: (bytes) => add(bytes, SAMPLE_MS),
    end: (bytes) => add(bytes, Number.MIN_VALUE),
    mbps: () => throughputMbps(samples),
    elapsedMs: () => now() - startedAt,
  }
}
