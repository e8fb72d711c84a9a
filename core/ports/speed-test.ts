import type { either as E } from 'fp-ts'

/** The parts of a speed test in their order. */
export type SpeedTestPart = 'latency' | 'download' | 'upload'

/** What a test has measured so far; null: not yet. Latency in ms, speeds in megabits a second. */
export type SpeedMeasurement = {
  readonly latencyMs: number | null
  readonly downMbps: number | null
  readonly upMbps: number | null
}

/** A complete measurement. */
export type SpeedResult = Readonly<Record<keyof SpeedMeasurement, number>>

/** `share` is the part of the current transfer that is done, 0 to 1. */
export type SpeedTestProgress = SpeedMeasurement & { readonly part: SpeedTestPart; readonly share: number }

/** Refused, disconnected or ended by the visitor. `retryAfter`: seconds until another test may start. */
export type SpeedTestFailure =
  | { readonly _tag: 'SpeedTestTooSoon'; readonly retryAfter: number }
  | { readonly _tag: 'SpeedTestBusy'; readonly retryAfter: number }
  | { readonly _tag: 'SpeedTestUnreachable' }
  | { readonly _tag: 'SpeedTestCancelled' }

/** A test that runs until it has a result, fails or is cancelled. */
export type RunningSpeedTest = {
  readonly result: Promise<E.Either<SpeedTestFailure, SpeedResult>>
  readonly cancel: () => void
}

/** Measures the connection to the server. */
export type SpeedTest = {
  readonly start: (onProgress: (progress: SpeedTestProgress) => void) => RunningSpeedTest
}
