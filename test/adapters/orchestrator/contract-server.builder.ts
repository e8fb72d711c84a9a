import { taskEither, type taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import type { CallContext, CallFailure, ProviderHandlers, Reply } from '#adapters/provider/call/handler.ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { type CallName, type CallRecord, SESSION_COOKIE } from '#adapters/contract/record.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { contractRoutes } from '#adapters/server/http/contract-routes.ts'
import { sessionCookieIn } from '#test/builders/session-cookie.ts'

export type SeenCall = { readonly name: CallName; readonly context: CallContext; readonly request: unknown }

type Answering = () => TE.TaskEither<CallFailure, Reply<unknown>>

/** A provider that records its calls, without their names in logs, and returns the configured response. */
export type FakeProvider = {
  readonly provider: ProviderHandlers
  readonly seen: SeenCall[]
  readonly answerWith: (answering: Answering) => void
  readonly answer: (reply: Reply<unknown>) => void
  readonly refuse: (failure: CallFailure) => void
}

export const createFakeProvider = (): FakeProvider => {
  const seen: SeenCall[] = []
  let answering: Answering = () => taskEither.left({ code: 'UNAVAILABLE' })
  const answerWith = (next: Answering): void => {
    answering = next
  }
  const handlers = callNames.map((name) => [
    name,
    (who: CallContext, request: unknown) => {
      const { requestId: _, ...context } = who
      seen.push({ name, context, request })
      return answering()
    },
  ])
  return {
    provider: Object.fromEntries(handlers) as ProviderHandlers,
    seen,
    answerWith,
    answer: (reply) => answerWith(() => taskEither.right(reply)),
    refuse: (failure) => answerWith(() => taskEither.left(failure)),
  }
}

/** The record of any call, for properties over all of them. */
export type AnyRecord = Omit<
  CallRecord<unknown, unknown>,
  'request' | 'response' | 'status' | 'sessionAfter'
> & {
  readonly request: Shape<unknown>
  readonly response: Shape<unknown>
}

export const recordOf = (name: CallName): AnyRecord => contract[name] as unknown as AnyRecord

/** One value of a shape, always the same. */
export const sampleOf = <A>(shape: Shape<A>): A =>
  fc.sample(shape.arbitrary(fc), { numRuns: 1, seed: 2 })[0] as A

export const createContractServer = async (provider: ProviderHandlers): Promise<FastifyInstance> => {
  const app = fastify()
  await app.register(contractRoutes(provider), { prefix: '/api' })
  await app.ready()
  return app
}

/** A browser's part in a session: stores its cookie and sends it along. */
export const browserFetch = (secret: string | null = null): ((request: Request) => Promise<Response>) => {
  let cookie = secret === null ? null : `${SESSION_COOKIE}=${secret}`
  return async (request) => {
    if (cookie !== null) request.headers.append('cookie', cookie)
    const response = await fetch(request)
    const given = sessionCookieIn(response)
    if (given !== undefined) cookie = given.endsWith('=') ? null : given
    return response
  }
}
