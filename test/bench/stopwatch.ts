import { median } from './report.ts'

/** What a round of calls takes at least, in microseconds: long against the clock's own steps. */
const ROUND_US = 20_000

/** Rounds a figure is the median of. */
const ROUNDS = 15

/** Microseconds this thread has had a core for; what others do on the machine in between is not in it. */
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
