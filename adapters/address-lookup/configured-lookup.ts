import type { AddressService } from '#core/ports/address-lookup.ts'
import type { Clock } from '#core/ports/clock.ts'
import { withSamples } from './sample-lookup.ts'
import type { ServiceAccount, ServiceTrouble } from './service-lookup.ts'
import { createServiceLookup } from './service-lookup.ts'
import type { TransportTimes, JsonTransport, TransportTrouble } from './service-transport.ts'
import { jsonTransport } from './service-transport.ts'
import { either as E } from 'fp-ts'

/** Consecutive failures that open the circuit breaker (S32). */
export const BREAK_AFTER = 5

/** How long the breaker stays open, in ms: long enough for a restart, short enough that suggestions soon return. */
export const BREAK_MS = 10_000

/** Wraps a transport with a circuit breaker. After the pause one request passes; its result closes or reopens it. */
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
    // While one request tests the service, the others fail until the next pause ends.
    if (failures >= BREAK_AFTER) closedUntil = now + BREAK_MS
    const answer = await transport(url)()
    noteEnd(answer)
    return answer
  }
}

type Parts = {
  readonly clock: Clock
  readonly note: (trouble: ServiceTrouble) => void
  readonly times?: TransportTimes
}

/** Creates an account's HTTP address service with a circuit breaker, and with sample suggestions if configured. */
export const configuredLookup = (
  account: ServiceAccount & { readonly isSampled: boolean },
  { clock, note, times }: Parts,
): AddressService => {
  const service = createServiceLookup(account, breaking(jsonTransport(times), clock), note)
  return account.isSampled ? withSamples(service) : service
}
