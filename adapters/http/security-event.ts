import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { SESSION_ABSOLUTE_MS } from '#core/session/session.ts'
import { SESSION_HEADER } from '#adapters/contract/record.ts'
import type { SecurityEvent } from './signals.ts'
import { publishRefusal, publishSecurityEvent } from './signals.ts'
import type { Count } from './count.ts'

/** Fields of an event; each is on the allow-list of the log. */
export type SecurityFields = {
  readonly session?: string
  readonly directive?: string
  readonly blocked?: string
  readonly count?: number
}

/** Logs and counts a security event, at a level that is logged unless logging is off. */
export const logSecurityEvent = (
  log: Pick<FastifyBaseLogger, 'warn'>,
  security: SecurityEvent,
  fields: SecurityFields = {},
): void => {
  publishSecurityEvent(security)
  log.warn({ security, ...fields }, 'security')
}

/** Returns a hash that identifies a session in the log but gives no access to it (S29). */
const sessionMark = (id: string): string => createHash('sha256').update(id).digest('base64url').slice(0, 22)

const sessionOf = (request: FastifyRequest): SecurityFields => {
  const id = request.headers[SESSION_HEADER]
  return typeof id === 'string' ? { session: sessionMark(id) } : {}
}

const EVENTS: Partial<Record<RefusalCode, SecurityEvent>> = {
  FORBIDDEN_ORIGIN: 'origin refused',
  PAYMENT_KEY_UNUSABLE: 'payment key unusable',
  PRICE_MOVED: 'price differs',
  SEAL_INVALID: 'seal refused',
  TOO_MANY: 'rate limited',
}

/** Records a refusal; logs a possible attack as a security event. A price difference can be a fault of the store. */
export const recordRefusal = (request: FastifyRequest, code: RefusalCode): void => {
  publishRefusal(code)
  const security = EVENTS[code]
  if (security !== undefined) logSecurityEvent(request.log, security, sessionOf(request))
}

/** Misses of one session above which it counts as probing (S38). */
const PROBING = 20

/** The counter of misses, shared by all processes. */
export type EnumerationCounting = { readonly count: Count }

/** Counters last as long as a session can. Their name does not identify the session. */
const occurrenceOf = (session: string) => ({
  name: `misses ${session}`,
  count: 1,
  windowMs: SESSION_ABSOLUTE_MS,
})

export type EnumerationDetector = (request: FastifyRequest) => Promise<void>

/**
 * Creates a detector of object enumeration. Logs each request for an object of another session, and a session beyond
 * twenty misses over all processes. A failed count does not fail the call. Without a counter it logs only the misses.
 */
export const createEnumerationDetector =
  (counting?: EnumerationCounting): EnumerationDetector =>
  async (request) => {
    const fields = sessionOf(request)
    logSecurityEvent(request.log, 'object denied', fields)
    if (counting === undefined || fields.session === undefined) return
    try {
      const [counter] = await counting.count([occurrenceOf(fields.session)])
      if (counter?.count === PROBING + 1)
        logSecurityEvent(request.log, 'objects probed', { ...fields, count: counter.count })
    } catch (err) {
      request.log.error({ err }, 'counting failed')
    }
  }
