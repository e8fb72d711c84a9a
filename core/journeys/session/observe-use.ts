import { function as F, taskEither as TE } from 'fp-ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { Orchestrator } from '../../ports/orchestrator.ts'

type CallName = keyof Orchestrator
type AnyCall = (request: never) => TE.TaskEither<OrchestratorFailure, unknown>

/** Calls that are no use of a session: they need none, open or end one, or only ask how it stands. */
const idleCalls: ReadonlySet<CallName> = new Set([
  'serviceabilityCheck',
  'addressSuggestions',
  'localize',
  'sessionStatus',
  'sessionPing',
  'deleteSession',
])

/** The same provider, telling of each answered call that extended the session (SES-01). */
export const observeUse = (orchestrator: Orchestrator, onUse: () => void): Orchestrator => {
  const observed = Object.entries(orchestrator).map(([name, call]: [string, AnyCall]) => {
    const isIdle = (idleCalls as ReadonlySet<string>).has(name)
    return [
      name,
      isIdle
        ? call
        : (request: never) =>
            F.pipe(
              call(request),
              TE.map((answer) => {
                onUse()
                return answer
              }),
            ),
    ]
  })
  return Object.fromEntries(observed) as Orchestrator
}
