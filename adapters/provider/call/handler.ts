import type { taskEither as TE } from 'fp-ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { MissingDevice } from '#core/cart/restored-mobile.ts'
import type { PricedCart } from '#core/cart/cart.ts'
import type { HumanPass } from '#core/human/human-check.ts'
import type { SessionId } from '#core/session/session.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { PortalCredentials } from '#core/portal/credentials.ts'
import type { Language } from '#core/shared/language.ts'
import type { RequestOf, ResponseOf } from '../../contract/record.ts'

/**
 * The caller: the id from the header and the secret from the cookie, both unchecked, and the network address if the
 * host knows it. `requestId` identifies the call in logs.
 */
export type CallContext = {
  readonly sessionId: SessionId | null
  readonly secret: string | null
  readonly requestId?: string
  readonly clientAddress?: string
  /** The largest network of that address that may be one household or company. */
  readonly clientNetwork?: string
  /** The pass of a human check that came with the call. */
  readonly humanPass?: HumanPass
  /** The language of the caller's pages; Spanish if left out (SES-09). */
  readonly language?: Language
  /** Whether the caller made so many calls that this one needs a pass (HUM-01). */
  readonly isOverPassLimit?: true
  /** Whether the call extends the session, as its record in the contract says. */
  readonly extendsSession?: boolean
  /** The secret from the cookie of the portal, unchecked. */
  readonly portalSecret?: string | null
  /** The signed-in customer of a portal session that is alive, as the host has verified it. */
  readonly portal?: PortalCredentials
  /** The account that the caller's page of the portal shows. */
  readonly shownAccount?: AccountId
}

/** `secret` sets the cookie; null deletes it. `account` sets the portal session's account; `isSignedOut` ends it. */
export type Reply<Body> = {
  readonly body: Body
  readonly secret?: string | null
  readonly account?: AccountId
  readonly isSignedOut?: true
}

/**
 * `moved`: current price, with `PRICE_MOVED`. `cart`: current cart, with `CART_STALE`. `soldOut` comes with
 * `OUT_OF_STOCK`, `imeiEnding` with `TRADE_IN_OPEN`. `retryAfter`: seconds until the next attempt, if given.
 */
export type CallFailure = {
  readonly code: RefusalCode
  readonly moved?: Pick<PricedCart, 'quote' | 'seal'>
  readonly cart?: PricedCart
  readonly soldOut?: readonly MissingDevice[]
  readonly imeiEnding?: string
  readonly retryAfter?: number
}

export type Handler<Name extends keyof Orchestrator> = (
  context: CallContext,
  request: RequestOf<Name>,
) => TE.TaskEither<CallFailure, Reply<ResponseOf<Name>>>

/** The provider's handlers: one for each call of the contract. */
export type ProviderHandlers = { readonly [Name in keyof Orchestrator]: Handler<Name> }
