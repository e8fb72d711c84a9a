import type { HumanVerificationSnapshot } from './human-verification.machine.ts'

/** Whether the page says that it checks: a call has waited for three seconds (HUM-05). */
export const selectIsChecking = (snapshot: HumanVerificationSnapshot): boolean =>
  snapshot.matches({ checking: { wait: 'long' } })

/** Whether a request for a pass has come to an end, with or without a pass. */
export const hasDecided = (snapshot: HumanVerificationSnapshot): boolean =>
  snapshot.matches('passed') || snapshot.matches('unavailable') || snapshot.matches('blocked')
