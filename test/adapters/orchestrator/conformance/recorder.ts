import { either as E, type taskEither as TE } from 'fp-ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { CallName } from '#adapters/contract/record.ts'
import { refusalsOf } from '#adapters/contract/refusals.ts'
import type { OrchestratorFailure, RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { recordOf } from '#test/adapters/orchestrator/contract-server.builder.ts'
import type { Harness } from './harness.ts'

/** How a call ended: with its answer, or refused with a code. */
export type Ending = 'answered' | RefusalCode

/** Which calls have ended in which ways so far, each as `call: ending`. */
export type Seen = Set<string>

export const seenAs = (name: CallName, ending: Ending): string => `${name}: ${ending}`

const codeOf = (failure: OrchestratorFailure): RefusalCode | null => {
  if (failure._tag === 'Refused') return failure.code
  if (failure._tag === 'SessionExpired') return 'SESSION_EXPIRED'
  return failure._tag === 'PriceMoved' ? 'PRICE_MOVED' : null
}

/** The ending of a call the contract allows; one that it doesn't is a defect of the provider (throws). */
const endingOf = (name: CallName, answer: E.Either<OrchestratorFailure, unknown>): Ending => {
  if (E.isRight(answer)) {
    const { codec } = recordOf(name).response
    const carried: unknown = JSON.parse(JSON.stringify(codec.encode(answer.right)))
    if (E.isLeft(codec.decode(carried)))
      throw new Error(`${name} answers what the contract does not know: ${JSON.stringify(carried)}`)
    return 'answered'
  }
  const code = codeOf(answer.left)
  if (code === null || !refusalsOf(contract[name]).includes(code))
    throw new Error(`${name} is refused as the contract does not know: ${JSON.stringify(answer.left)}`)
  return code
}

type AnyCall = (request: unknown) => TE.TaskEither<OrchestratorFailure, unknown>

const watchedCalls = (visitor: Orchestrator, seen: Seen): Orchestrator => {
  const calls = callNames.map((name) => {
    const call = visitor[name] as AnyCall
    const watched: AnyCall = (request) => async () => {
      const answer = await call(request)()
      seen.add(seenAs(name, endingOf(name, answer)))
      return answer
    }
    return [name, watched]
  })
  return Object.fromEntries(calls) as Orchestrator
}

/** The same provider with a recorder, which fails when a call ends in a way the contract does not allow. */
export const witnessed = (harness: Harness, seen: Seen): Harness => ({
  ...harness,
  visitor: () => watchedCalls(harness.visitor(), seen),
  customer: (...given) => watchedCalls(harness.customer(...given), seen),
})
