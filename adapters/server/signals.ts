import { channel } from 'node:diagnostics_channel'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'

/*
 * What may be counted, said aloud where it happens. With nobody listening, saying it costs a look at a flag; whoever listens hears it of the
 * whole process.
 */

/** Events of security that somebody should hear of (S38). */
export const securityEvents = [
  'envelope rejected',
  'csp reported',
  'many calls refused',
  'many limited calls',
  'object denied',
  'objects probed',
  'origin refused',
  'payment key unusable',
  'price differs',
  'rate limited',
  'seal refused',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

const refusalChannel = channel('escaparate.refusal')
const securityChannel = channel('escaparate.security')

export const sayRefused = (code: RefusalCode): void => {
  if (refusalChannel.hasSubscribers) refusalChannel.publish(code)
}

export const saySecurity = (event: SecurityEvent): void => {
  if (securityChannel.hasSubscribers) securityChannel.publish(event)
}

export type Listeners = {
  readonly refused: (code: RefusalCode) => void
  readonly security: (event: SecurityEvent) => void
}

/** Hears what is said from now on, until the function it gives is called. */
export const listenToSignals = ({ refused, security }: Listeners): (() => void) => {
  const hearRefusal = (code: unknown): void => refused(code as RefusalCode)
  const hearSecurity = (event: unknown): void => security(event as SecurityEvent)
  refusalChannel.subscribe(hearRefusal)
  securityChannel.subscribe(hearSecurity)
  return () => {
    refusalChannel.unsubscribe(hearRefusal)
    securityChannel.unsubscribe(hearSecurity)
  }
}
