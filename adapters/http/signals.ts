import { channel } from 'node:diagnostics_channel'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'

/*
 * Diagnostics channels for refusals and security events. Publishing without a subscriber costs one flag check. A
 * subscriber receives the events of the complete process.
 */

/** Security events that are logged and counted (S38). */
export const securityEvents = [
  'code replayed',
  'envelope rejected',
  'csp reported',
  'login created',
  'password reset',
  'login failed',
  'login locked',
  'login succeeded',
  'many calls refused',
  'many limited calls',
  'login refused',
  'object denied',
  'objects probed',
  'origin refused',
  'payment key unusable',
  'price differs',
  'rate limited',
  'seal refused',
  'second factor changed',
  'second factor failed',
  'second factor locked',
  'second factor passed',
  'sessions ended',
  'signed in',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

const refusalChannel = channel('escaparate.refusal')
const securityChannel = channel('escaparate.security')

export const publishRefusal = (code: RefusalCode): void => {
  if (refusalChannel.hasSubscribers) refusalChannel.publish(code)
}

export const publishSecurityEvent = (event: SecurityEvent): void => {
  if (securityChannel.hasSubscribers) securityChannel.publish(event)
}

export type SignalSubscribers = {
  readonly refused: (code: RefusalCode) => void
  readonly security: (event: SecurityEvent) => void
}

/** Subscribes to both channels; returns a function that unsubscribes. */
export const subscribeToSignals = ({ refused, security }: SignalSubscribers): (() => void) => {
  const onRefusal = (code: unknown): void => refused(code as RefusalCode)
  const onSecurityEvent = (event: unknown): void => security(event as SecurityEvent)
  refusalChannel.subscribe(onRefusal)
  securityChannel.subscribe(onSecurityEvent)
  return () => {
    refusalChannel.unsubscribe(onRefusal)
    securityChannel.unsubscribe(onSecurityEvent)
  }
}
