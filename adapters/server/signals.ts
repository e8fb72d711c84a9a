import { channel } from 'node:diagnostics_channel'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'

/*
 * What may be counted, said aloud where it happens. With nobody listening, saying it costs a look at a flag; whoever listens hears it of the
 * whole process.
 */

/** What a guard would want to hear of (S38). */
export type SecurityEvent =
  | 'envelope rejected'
  | 'csp reported'
  | 'many calls refused'
  | 'many limited calls'
  | 'object denied'
  | 'objects probed'
  | 'origin refused'
  | 'payment key unusable'
  | 'price differs'
  | 'rate limited'
  | 'seal refused'

const refusals = channel('escaparate.refusal')
const securityEvents = channel('escaparate.security')

export const sayRefused = (code: RefusalCode): void => {
  if (refusals.hasSubscribers) refusals.publish(code)
}

export const saySecurity = (event: SecurityEvent): void => {
  if (securityEvents.hasSubscribers) securityEvents.publish(event)
}

export type Listeners = {
  readonly refused: (code: RefusalCode) => void
  readonly security: (event: SecurityEvent) => void
}

/** Hears what is said from now on, until the function it gives is called. */
export const listenToSignals = ({ refused, security }: Listeners): (() => void) => {
  const hearRefusal = (code: unknown): void => refused(code as RefusalCode)
  const hearSecurity = (event: unknown): void => security(event as SecurityEvent)
  refusals.subscribe(hearRefusal)
  securityEvents.subscribe(hearSecurity)
  return () => {
    refusals.unsubscribe(hearRefusal)
    securityEvents.unsubscribe(hearSecurity)
  }
}
