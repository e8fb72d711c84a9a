import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { SESSION_ABSOLUTE_MS } from '#core/session/session.ts'
import { SESSION_HEADER } from '#adapters/orchestrator/wire/record.ts'
import type { SecurityEvent } from './signals.ts'
import { sayRefused, saySecurity } from './signals.ts'
import type { Count } from './store/tally.ts'

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
): void => {
  saySecurity(security)
  log.warn({ security, ...fields }, 'security')
}

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
  sayRefused(code)
  const security = EVENTS[code]
  if (security !== undefined) noteSecurity(request.log, security, sessionOf(request))
}

/** Misses of one session after which it is said to probe (S38). */
const PROBING = 20

/** What the misses of all processes are counted by. */
export type MissCounting = { readonly count: Count }

/** Tallies are kept for as long as a session can live, and say nothing of which it was. */
const occurrenceOf = (session: string) => ({
  name: `misses ${session}`,
  count: 1,
  windowMs: SESSION_ABSOLUTE_MS,
})

export type MissWatch = (request: FastifyRequest) => Promise<void>

/**
 * Notes that a session asked for an object it has not, and once when it does so more than twenty times, whichever processes it asked. What cannot
 * be counted is answered all the same. Without a count only the misses are noted.
 */
export const createMissWatch =
  (counting?: MissCounting): MissWatch =>
  async (request) => {
    const fields = sessionOf(request)
    noteSecurity(request.log, 'object denied', fields)
    if (counting === undefined || fields.session === undefined) return
    try {
      const [tally] = await counting.count([occurrenceOf(fields.session)])
      if (tally?.count === PROBING + 1)
        noteSecurity(request.log, 'objects probed', { ...fields, count: tally.count })
    } catch (err) {
      request.log.error({ err }, 'counting failed')
    }
  }
