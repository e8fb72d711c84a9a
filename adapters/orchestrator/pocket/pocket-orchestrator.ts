import { function as F, taskEither as TE } from 'fp-ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { WholeOrchestrator } from '#core/ports/whole-orchestrator.ts'
import { callNames, contract } from '../wire/contract.ts'
import type { CallName } from '../wire/record.ts'
import type { CallContext, CallFailure, Provider, Reply } from './handler.ts'

const failureOf = ({ code, moved, cart }: CallFailure): OrchestratorFailure => {
  if (code === 'SESSION_EXPIRED') return { _tag: 'SessionExpired' }
  if (code === 'PRICE_MOVED' && moved !== undefined) return { _tag: 'PriceMoved', ...moved }
  if (code === 'UNAVAILABLE' || code === 'BROKEN') return { _tag: 'ProviderBroken', requestId: null }
  return { _tag: 'Refused', code, requestId: 'local', ...(cart === undefined ? {} : { cart }) }
}

type AnyHandle = (context: CallContext, request: unknown) => TE.TaskEither<CallFailure, Reply<unknown>>

/**
 * The calls straight over the provider, without a wire between, for one visitor: it keeps the session's id as a client and its
 * secret as a browser does.
 */
export const pocketOrchestrator = ({ provider }: { readonly provider: Provider }): WholeOrchestrator => {
  let kept: CallContext = { sessionId: null, secret: null }

  const callOf = (name: CallName, handle: AnyHandle) => (request: unknown) =>
    F.pipe(
      TE.fromIO(() => kept),
      TE.flatMap((context) => handle(context, request)),
      TE.map(({ body, secret }) => {
        if (secret !== undefined) kept = { ...kept, secret }
        const after = contract[name].sessionAfter as
          | ((answer: unknown) => CallContext['sessionId'])
          | undefined
        if (after !== undefined) kept = { ...kept, sessionId: after(body) }
        return body
      }),
      TE.mapLeft(failureOf),
    )

  const calls = callNames.map((name) => [name, callOf(name, provider[name] as AnyHandle)])
  return Object.fromEntries(calls) as WholeOrchestrator
}
