import type { taskEither as TE } from 'fp-ts'
import { callNames, contract } from '#adapters/orchestrator/wire/contract.ts'
import type { CallName } from '#adapters/orchestrator/wire/record.ts'
import type { OrchestratorFailure, RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { WholeOrchestrator } from '#core/ports/whole-orchestrator.ts'
import { recordOf, sampleOf } from '#test/adapters/orchestrator/client/contract-server.builder.ts'
import { refusalOf } from '#test/builders/pocket.builder.ts'

/** How a visitor's calls end, each with whatever request fits its record: for refusals that look at no request. */
export const endingsOf = async (
  visitor: WholeOrchestrator,
  names: readonly CallName[],
): Promise<Readonly<Record<string, string>>> => {
  const endings: Record<string, string> = {}
  for (const name of names) {
    const call = visitor[name] as (request: unknown) => TE.TaskEither<OrchestratorFailure, unknown>
    endings[name] = await refusalOf(call(sampleOf(recordOf(name).request)))
  }
  return endings
}

/** The calls that may be refused with a code. */
export const refusedWith = (code: RefusalCode): readonly CallName[] =>
  callNames.filter((name) => contract[name].refusals?.includes(code) ?? false)

/** Each of these calls with the same ending. */
export const allEnding = (names: readonly CallName[], ending: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, ending]))
