import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import { epochMs } from '../shared/plain-date.ts'

/** Digits sent to the buyer of an order, that show its status once. */
export type OrderCode = Branded<string, 'OrderCode'>

export const ORDER_CODE_DIGITS = 6
export const ORDER_CODE = /^\d{6}$/

/** How long a code is good for, in ms: ten minutes (MSG-04). */
export const ORDER_CODE_MS = 10 * 60_000

/** Wrong codes after which the right one is dead too (MSG-04). */
export const ORDER_CODE_TRIES = 5

/** Codes that are sent for one order in `ORDER_CODE_WINDOW_MS` (MSG-05). */
export const ORDER_CODES_MAX = 3
export const ORDER_CODE_WINDOW_MS = 3_600_000

/**
 * What is kept of the codes of an order: a name for the last one sent, or null once it is used up; and how many were sent since
 * `windowEndsAt` was set.
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

/** A fresh code in place of the last; null when so many were sent that none is now, and the last one stays (MSG-05). */
export const withFreshCode = (
  state: OrderCodeState,
  codeName: string,
  now: EpochMs,
): OrderCodeState | null => {
  const isOpen = now < state.windowEndsAt
  if (isOpen && state.sent >= ORDER_CODES_MAX) return null
  return {
    codeName,
    triesLeft: ORDER_CODE_TRIES,
    expiresAt: epochMs(now + ORDER_CODE_MS),
    sent: isOpen ? state.sent + 1 : 1,
    windowEndsAt: isOpen ? state.windowEndsAt : epochMs(now + ORDER_CODE_WINDOW_MS),
  }
}

/** Tries a code: whether it is the one, and what is kept after it. Right or dead, a code is right no more (MSG-04). */
export const tryCode = (
  state: OrderCodeState,
  codeName: string,
  now: EpochMs,
): { readonly isRight: boolean; readonly after: OrderCodeState } => {
  const isLive = state.codeName !== null && state.triesLeft > 0 && now < state.expiresAt
  const isRight = isLive && state.codeName === codeName
  const triesLeft = isRight ? 0 : Math.max(0, state.triesLeft - 1)
  return { isRight, after: { ...state, triesLeft, codeName: triesLeft === 0 ? null : state.codeName } }
}
