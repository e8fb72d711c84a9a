import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { SESSION_HEADER } from '#adapters/orchestrator/wire/record.ts'

/** What a guard would want to hear of (S38). */
export type SecurityEvent =
  | 'envelope rejected'
  | 'csp reported'
  | 'object denied'
  | 'objects probed'
  | 'origin refused'
  | 'payment key unusable'
  | 'price differs'
  | 'rate limited'
  | 'seal refused'

/** Fields of an event; each is on the allow-list of the log. */
export type SecurityFields = {
  readonly session?: string
  readonly directive?: string
  readonly blocked?: string
  readonly count?: number
}

/** Notes an event of security, at a level that is logged unless logging is off. */
export const noteSecurity = (
  log: Pick<FastifyBaseLogger, 'warn'>,
  security: SecurityEvent,
  fields: SecurityFields = {},
): void => log.warn({ security, ...fields }, 'security')

/** Names a session in a log: nobody gets at the session by it (S29). */
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

/** Notes a refusal that can be an attack; that the price differs can also be ours. */
export const noteRefusal = (request: FastifyRequest, code: RefusalCode): void => {
  const security = EVENTS[code]
  if (security !== undefined) noteSecurity(request.log, security, sessionOf(request))
}

/** Misses of one session after which it is said to probe (S38). */
const PROBING = 20
/** Sessions whose misses are counted; of more, the one known longest is forgotten. */
const COUNTED = 10_000

/** Notes that a session asked for an object it has not, and once when it does so more than twenty times. */
export const createMissWatch = (): ((request: FastifyRequest) => void) => {
  const counts = new Map<string, number>()
  return (request) => {
    const fields = sessionOf(request)
    noteSecurity(request.log, 'object denied', fields)
    const name = fields.session ?? ''
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const [oldest] = counts.keys()
    if (counts.size > COUNTED && oldest !== undefined) counts.delete(oldest)
    if (count === PROBING + 1) noteSecurity(request.log, 'objects probed', { ...fields, count })
  }
}
