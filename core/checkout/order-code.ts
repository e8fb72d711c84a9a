import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import { epochMs } from '../shared/plain-date.ts'
import { isSameText } from '../shared/constant-time.ts'

/** The digits sent to the buyer of an order. They show its status once. */
export type OrderCode = Branded<string, 'OrderCode'>

export const ORDER_CODE_DIGITS = 6
export const ORDER_CODE = /^\d{6}$/

/** How long a code is valid, in ms: ten minutes (MSG-04). */
export const ORDER_CODE_MS = 10 * 60_000

/** The proof that a code of an order was entered. It moves the visit of this order alone (MSG-11). */
export type OrderProof = Branded<string, 'OrderProof'>

/** How long a proof is valid, in ms: half an hour (MSG-11). */
export const ORDER_PROOF_MS = 30 * 60_000

/** Maximum number of wrong attempts per code, and of codes sent within `ORDER_CODE_WINDOW_MS`. */
export type OrderCodeLimits = { readonly tries: number; readonly codes: number }

/** Limits of the client that requested a code. Other clients cannot use them up (MSG-04, MSG-05). */
export const ORDER_CODE_OF_CLIENT: OrderCodeLimits = { tries: 5, codes: 3 }

/** Limits of all clients together: a buyer may use another device; many guessing clients stop (MSG-04, MSG-05). */
export const ORDER_CODE_OF_ALL: OrderCodeLimits = { tries: 10, codes: 12 }

export const ORDER_CODE_WINDOW_MS = 3_600_000

/**
 * The stored state of the codes of an order. `codeName` identifies the last code sent, null once it is used up. `sent`
 * counts the codes since `windowEndsAt` was set.
 */
export type OrderCodeState = {
  readonly codeName: string | null
  readonly triesLeft: number
  readonly expiresAt: EpochMs
  readonly sent: number
  readonly windowEndsAt: EpochMs
}

export const NO_ORDER_CODE: OrderCodeState = {
  codeName: null,
  triesLeft: 0,
  expiresAt: epochMs(0),
  sent: 0,
  windowEndsAt: epochMs(0),
}

/** Returns the state with a new code. Null at the maximum of sent codes; then the last one stays (MSG-05). */
export const withFreshCode = (
  state: OrderCodeState,
  codeName: string,
  now: EpochMs,
  { tries, codes }: OrderCodeLimits,
): OrderCodeState | null => {
  const isOpen = now < state.windowEndsAt
  if (isOpen && state.sent >= codes) return null
  return {
    codeName,
    triesLeft: tries,
    expiresAt: epochMs(now + ORDER_CODE_MS),
    sent: isOpen ? state.sent + 1 : 1,
    windowEndsAt: isOpen ? state.windowEndsAt : epochMs(now + ORDER_CODE_WINDOW_MS),
  }
}

/**
 * Checks an attempted code. Returns whether it is correct, and the state after the attempt. A code cannot be used again
 * after a correct attempt or its last wrong one (MSG-04).
 */
export const tryCode = (
  state: OrderCodeState,
  codeName: string,
  now: EpochMs,
): { readonly isRight: boolean; readonly after: OrderCodeState } => {
  const isLive = state.triesLeft > 0 && now < state.expiresAt
  const isRight = state.codeName !== null && isSameText(state.codeName, codeName) && isLive
  const triesLeft = isRight ? 0 : Math.max(0, state.triesLeft - 1)
  return { isRight, after: { ...state, triesLeft, codeName: triesLeft === 0 ? null : state.codeName } }
}
