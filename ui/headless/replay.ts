import type { MachineName, ReachedState } from './reached-states.ts'
import { machines } from './reached-states.ts'
import type { RecordedEntry, RecordedEvent, RecordedState, Recording } from './recording.ts'
import { comparableState } from './recording.ts'

/** A session to which recorded events can be sent again. */
export type ReplayedSession = {
  readonly entries: readonly RecordedEntry[]
  readonly settled: () => Promise<void>
  /** Sends a recorded event. Returns false when what it names does not exist here. */
  readonly sendRecorded: (event: RecordedEvent) => Promise<boolean>
}

/** The first difference between a recording and its replay. */
export type ReplayDifference = { readonly at: number; readonly sentence: string }

const statesOf = (entries: readonly RecordedEntry[], machine: MachineName): readonly RecordedState[] =>
  entries.filter((entry) => entry.kind === 'reached').filter((entry) => entry.machine === machine)

const written = (state: ReachedState | undefined): string =>
  state === undefined ? 'no further state' : `«${comparableState(state)}»`

/**
 * Compares the states of each machine, in order. Machines run in parallel, so the order between two of them is not
 * compared. Returns the difference that comes first in the recording, or null.
 */
export const firstDifference = (
  recorded: readonly RecordedEntry[],
  replayed: readonly RecordedEntry[],
): ReplayDifference | null => {
  const differences = machines.flatMap((machine): readonly ReplayDifference[] => {
    const expected = statesOf(recorded, machine)
    const reached = statesOf(replayed, machine)
    const length = Math.max(expected.length, reached.length)
    for (let at = 0; at < length; at += 1) {
      const [want, got] = [expected[at], reached[at]]
      if (want !== undefined && got !== undefined && comparableState(want) === comparableState(got)) continue
      const index = want === undefined ? recorded.length : recorded.indexOf(want)
      return [{ at: index + 1, sentence: `recorded ${written(want)}, reached ${written(got)}` }]
    }
    return []
  })
  return differences.toSorted((a, b) => a.at - b.at)[0] ?? null
}

/** Checks whether a machine has reached another state than the recorded one. */
const hasDeviated = (recorded: readonly RecordedEntry[], replayed: readonly RecordedEntry[]): boolean =>
  machines.some((machine) => {
    const expected = statesOf(recorded, machine)
    return statesOf(replayed, machine).some((state, at) => {
      const want = expected[at]
      return want !== undefined && comparableState(want) !== comparableState(state)
    })
  })

/** How much longer than recorded a state may take, in ms. */
const GRACE_MS = 10_000
const POLL_MS = 20

const counts = (entries: readonly RecordedEntry[]): number =>
  entries.filter(({ kind }) => kind === 'reached').length

/** Waits until all recorded states are reached, one differs, or they are overdue. Machine timers may lead to states. */
const waitForStates = async (session: ReplayedSession, recorded: readonly RecordedEntry[]): Promise<void> => {
  const last = recorded.findLast((entry) => entry.kind === 'reached')
  const deadline = performance.now() + (last?.atMs ?? 0) + GRACE_MS
  await session.settled()
  while (
    counts(session.entries) < counts(recorded) &&
    performance.now() < deadline &&
    !hasDeviated(recorded, session.entries)
  ) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    await session.settled()
  }
}

/** Sends recorded events, each after the states before it. Returns the first difference, or null. */
export const replay = async (
  session: ReplayedSession,
  { entries }: Recording,
): Promise<ReplayDifference | null> => {
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'reached') continue
    const before = entries.slice(0, at)
    await waitForStates(session, before)
    const difference = firstDifference(before, session.entries)
    if (difference !== null) return difference
    if (!(await session.sendRecorded(entry)))
      return { at: at + 1, sentence: `recorded ${entry.event.type}, which can’t be sent here` }
  }
  await waitForStates(session, entries)
  return firstDifference(entries, session.entries)
}
