import type { taskEither as TE } from 'fp-ts'
import type { PricedCart } from '#core/cart/cart.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { WholeOrchestrator } from '#core/ports/whole-orchestrator.ts'
import type { Quote } from '#core/pricing/quote.ts'
import type { SessionId } from '#core/session/session.ts'

/** Who calls: the id from the header and the secret from the cookie, as they came. */
export type CallContext = { readonly sessionId: SessionId | null; readonly secret: string | null }

/** `secret` set: the caller keeps it as its cookie; null: it drops the cookie. */
export type Reply<Body> = { readonly body: Body; readonly secret?: string | null }

export type CallFailure = { readonly code: RefusalCode; readonly quote?: Quote; readonly cart?: PricedCart }

type RequestOf<Name extends keyof WholeOrchestrator> = Parameters<WholeOrchestrator[Name]>[0]
type ResponseOf<Name extends keyof WholeOrchestrator> =
  ReturnType<WholeOrchestrator[Name]> extends TE.TaskEither<unknown, infer Body> ? Body : never

export type Handler<Name extends keyof WholeOrchestrator> = (
  context: CallContext,
  request: RequestOf<Name>,
) => TE.TaskEither<CallFailure, Reply<ResponseOf<Name>>>

/** A provider: one handler for each call of the contract. */
export type Provider = { readonly [Name in keyof WholeOrchestrator]: Handler<Name> }
