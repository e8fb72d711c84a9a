import { median } from './report.ts'

/** The minimum duration of a round, in microseconds: long compared to the resolution of the clock. */
const ROUND_US = 20_000

/** The number of rounds for a median. */
const ROUNDS = 15

/** The CPU time of this thread, in microseconds, without that of other processes. */
export const usedMicros = (): number => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** The last result, stored so that no call is optimized away. */
export const kept: { result: unknown } = { result: null }

const round = (work: () => unknown, calls: number): number => {
  const before = usedMicros()
  for (let call = 0; call < calls; call += 1) kept.result = work()
  return (usedMicros() - before) / calls
}

/** The time of a call on one core once compiled, in microseconds. */
export const microsOf = (work: () => unknown): number => {
  let calls = 1
  for (; round(work, calls) * calls < ROUND_US; calls *= 2);
  return median(Array.from({ length: ROUNDS }, () => round(work, calls)))
}
