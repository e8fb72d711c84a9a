import type { PricedCart } from '../cart/cart.ts'
import type { MissingDevice } from '../cart/restored-mobile.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { Seal } from '../pricing/seal-token.ts'
import type { taskEither as TE } from 'fp-ts'

/**
 * Portal refusal codes: not signed in, no second factor, role without access, another account on the page
 * than the session, a service can't be changed now, and the figures of a change are others by now.
 */
export const portalRefusalCodes = [
  'LOGIN_REQUIRED',
  'MFA_REQUIRED',
  'NOT_AUTHORIZED',
  'ACCOUNT_CHANGED',
  'CHANGE_BLOCKED',
  'CHANGE_MOVED',
] as const
export type PortalRefusalCode = (typeof portalRefusalCodes)[number]

/** The refusal codes of the contract. Server, client and texts share this list. */
export const refusalCodes = [
  'BAD_REQUEST',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'SESSION_EXPIRED',
  'FORBIDDEN_ORIGIN',
  'OFFER_UNKNOWN',
  'QUANTITY_OUT_OF_RANGE',
  'PLAN_MISSING',
  'MOBILE_ITEM_INVALID',
  'OUT_OF_STOCK',
  'TRADE_IN_BLOCKED',
  'TRADE_IN_OPEN',
  'CART_ORDERED',
  'CART_STALE',
  'STEP_MISSING',
  'PRICE_MOVED',
  'SEAL_INVALID',
  'PROMOTION_SPENT',
  'WINDOW_GONE',
  'AGREEMENTS_INCOMPLETE',
  'PAYMENT_REJECTED',
  'IDENTIFICATION_REJECTED',
  'PAYMENT_KEY_UNUSABLE',
  'ORDER_IN_FLIGHT',
  'KEY_REUSED',
  ...portalRefusalCodes,
  'HUMAN_CHECK_REQUIRED',
  'TOO_LARGE',
  'TOO_MANY',
  'UNAVAILABLE',
  'BROKEN',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Errors. PRICE_MOVED: `quote`, `seal`. CART_STALE: `cart`. OUT_OF_STOCK: `soldOut`. TRADE_IN_OPEN: `imeiEnding`. */
export type ApiError = {
  readonly code: RefusalCode
  readonly requestId: string
  readonly quote?: Quote
  readonly seal?: Seal
  readonly cart?: PricedCart
  readonly soldOut?: readonly MissingDevice[]
  readonly imeiEnding?: string
}

/** The HTTP status of the response to a failed call. Missing without a response, and where no HTTP is involved. */
type Status = { readonly status?: number }

/**
 * Every failure of a call. `requestId` identifies the call in the provider's logs. `cart` is the current cart, when a
 * change was refused because it was based on an older version, `soldOut` are the devices of an order of which too few
 * are left (MOB-33), and `imeiEnding` are the last digits of a telephone that another order trades in (MOB-43).
 */
export type OrchestratorFailure = Status &
  (
    | { readonly _tag: 'Unreachable' }
    | { readonly _tag: 'TimedOut' }
    | { readonly _tag: 'Unintelligible' }
    | { readonly _tag: 'ProviderBroken'; readonly requestId: string | null }
    | { readonly _tag: 'SessionExpired' }
    | { readonly _tag: 'PriceMoved'; readonly quote: Quote; readonly seal: Seal }
    | {
        readonly _tag: 'Refused'
        readonly code: RefusalCode
        readonly requestId: string
        readonly cart?: PricedCart
        readonly soldOut?: readonly MissingDevice[]
        readonly imeiEnding?: string
      }
  )

/** A call: its request and its answer. */
export type Call<Request, Response> = (request: Request) => TE.TaskEither<OrchestratorFailure, Response>
