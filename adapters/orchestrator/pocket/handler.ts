import type { taskEither as TE } from 'fp-ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { WholeOrchestrator } from '#core/ports/whole-orchestrator.ts'
import type { PricedCart } from '#core/cart/cart.ts'
import type { SessionId } from '#core/session/session.ts'

/**
 * Who calls: the id from the header and the secret from the cookie, as they came, and the network address, where the host knows it.
 * `requestId` names the call in logs.
 */
export type CallContext = {
  readonly sessionId: SessionId | null
  readonly secret: string | null
  readonly requestId?: string
  readonly clientAddress?: string
  /** The widest network of that address which may be one household or company. */
  readonly clientNetwork?: string
}

/** `secret` set: the caller keeps it as its cookie; null: it drops the cookie. */
export type Reply<Body> = { readonly body: Body; readonly secret?: string | null }

/**
 * `moved` comes with `PRICE_MOVED`: what the cart costs now; `cart` with `CART_STALE`: the cart as it is. `retryAfter`: the seconds after
 * which it may be tried again, where the provider says so itself.
 */
export type CallFailure = {
  readonly code: RefusalCode
  readonly moved?: Pick<PricedCart, 'quote' | 'seal'>
  readonly cart?: PricedCart
  readonly retryAfter?: number
}

type RequestOf<Name extends keyof WholeOrchestrator> = Parameters<WholeOrchestrator[Name]>[0]
type ResponseOf<Name extends keyof WholeOrchestrator> =
  ReturnType<WholeOrchestrator[Name]> extends TE.TaskEither<unknown, infer Body> ? Body : never

export type Handler<Name extends keyof WholeOrchestrator> = (
  context: CallContext,
  request: RequestOf<Name>,
) => TE.TaskEither<CallFailure, Reply<ResponseOf<Name>>>

/** A provider: one handler for each call of the contract. */
export type Provider = { readonly [Name in keyof WholeOrchestrator]: Handler<Name> }
