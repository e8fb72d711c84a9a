import { numberFrom } from '../shared/random-number.ts'

/** How many times an effect that no visitor waits for is tried again after a failure (SES-08). */
export const EFFECT_RETRIES = 10

/** Retries of a call while a visitor waits: more would only delay the failure (SES-08). */
export const CALL_RETRIES = 2

/** After this time of trying again, in ms, the page says so (SES-08). */
export const RETRY_NOTICE_MS = 1_000

const FIRST_PAUSE_MS = 300

/** The longest pause before a call is tried again, in ms. */
export const LONGEST_PAUSE_MS = 5_000

/** Returns a retry's pause in ms, by its number from 1. Doubles each time, up to the maximum (SES-08). */
export const retryPauseMs = (retry: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (retry - 1))

const PARTS = 1_000n

/** Shortens a pause by up to half, by a random id, so a failed system's callers return at different times (SES-08). */
export const jittered = (pauseMs: number, randomId: string): number =>
  (pauseMs * (1 + Number(numberFrom(randomId) % PARTS) / Number(PARTS))) / 2

/** Counts the failures of a background call in a row, and decides whether the next occasion tries it again (SES-08). */
export const createRetryLimit = () => {
  let failures = 0
  return {
    mayTry: (): boolean => failures <= EFFECT_RETRIES,
    note: (hasFailed: boolean): void => {
      failures = hasFailed ? failures + 1 : 0
    },
  }
}
