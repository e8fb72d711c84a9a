import type { taskEither as TE } from 'fp-ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { CallName } from '#adapters/contract/record.ts'
import type { OrchestratorFailure, RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { recordOf, sampleOf } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { refusalOf } from '#test/builders/provider.builder.ts'

/** The results of a visitor's calls, each with a valid request: for refusals that ignore the request. */
export const endingsOf = async (
  visitor: Partial<Orchestrator>,
  names: readonly CallName[],
): Promise<Readonly<Record<string, string>>> => {
  const endings: Record<string, string> = {}
  for (const name of names) {
    const call = visitor[name] as (request: unknown) => TE.TaskEither<OrchestratorFailure, unknown>
    endings[name] = await refusalOf(call(sampleOf(recordOf(name).request)))
  }
  return endings
}

/** The calls that can be refused with a code for any request, except those with public parts. */
export const refusedWith = (code: RefusalCode): readonly CallName[] =>
  callNames.filter(
    (name) => contract[name].session !== 'optional' && (contract[name].refusals?.includes(code) ?? false),
  )

/** Each of these calls with the same ending. */
export const allEnding = (names: readonly CallName[], ending: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, ending]))
