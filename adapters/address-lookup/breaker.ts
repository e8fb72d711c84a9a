import { either as E } from 'fp-ts'
import type { Clock } from '#core/ports/clock.ts'
import type { JsonTransport, TransportTrouble } from './service-transport.ts'

/** Failures in a row after which nobody is asked any more (S32). */
export const BREAK_AFTER = 5

/** How long nobody is asked then, in ms: long enough for a restart, short enough that typing soon helps again. */
export const BREAK_MS = 10_000

/** The same transport, which leaves a service in peace that has failed often: after a pause one question goes through and decides. */
export const breaking = (transport: JsonTransport, clock: Clock): JsonTransport => {
  let failures = 0
  let closedUntil = 0
  const noteEnd = (answer: E.Either<TransportTrouble, unknown>): void => {
    failures = E.isRight(answer) ? 0 : failures + 1
    if (failures >= BREAK_AFTER) closedUntil = clock.now() + BREAK_MS
  }
  return (url) => async () => {
    const now = clock.now()
    if (failures >= BREAK_AFTER && now < closedUntil) return E.left('unreachable')
    // While one asks whether the service is back, the others wait for the answer of the next pause.
    if (failures >= BREAK_AFTER) closedUntil = now + BREAK_MS
    const answer = await transport(url)()
    noteEnd(answer)
    return answer
  }
}
