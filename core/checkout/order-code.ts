import type { Branded } from '../shared/branded.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import { epochMs } from '../shared/plain-date.ts'

/** Digits sent to the buyer of an order, that show its status once. */
export type OrderCode = Branded<string, 'OrderCode'>

export const ORDER_CODE_DIGITS = 6
export const ORDER_CODE = /^\d{6}$/

/** How long a code is good for, in ms: ten minutes (MSG-04). */
export const ORDER_CODE_MS = 10 * 60_000

/** How often a code may be tried wrongly, and how many codes are sent in `ORDER_CODE_WINDOW_MS`. */
export type OrderCodeLimits = { readonly tries: number; readonly codes: number }

/** Of the client who asked for a code: nobody else uses these up (MSG-04, MSG-05). */
export const ORDER_CODE_OF_CLIENT: OrderCodeLimits = { tries: 5, codes: 3 }

/** Of all clients together: for the buyer who reads the code on another device, and against whoever guesses from many (MSG-04, MSG-05). */
export const ORDER_CODE_OF_ALL: OrderCodeLimits = { tries: 10, codes: 12 }

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
