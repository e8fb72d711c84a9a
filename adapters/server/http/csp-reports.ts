import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { sendRefusal } from './contract-answer.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import { REPORT_PATH } from '#adapters/http/security-headers.ts'

/** Reports logged per minute for all visitors together: a page that violates its policy does so for every visitor. */
const LOGGED_A_MINUTE = 20
const MINUTE_MS = 60_000

const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
])

const BLOCKED_WORDS = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink'])

const textAt = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'string' ? found : ''
}

/** Returns what was blocked as one word: a complete URL can contain what a visitor typed. */
const blockedOf = (blocked: string): string => {
  if (BLOCKED_WORDS.has(blocked)) return blocked
  return URL.canParse(blocked) ? new URL(blocked).protocol : 'other'
}

const bodyOf = (report: unknown): unknown =>
  typeof report === 'object' && report !== null ? Reflect.get(report, 'body') : undefined

const logReport = (log: FastifyBaseLogger, report: unknown): void => {
  const body = bodyOf(report)
  const directive = textAt(body, 'effectiveDirective')
  logSecurityEvent(log, 'csp reported', {
    directive: DIRECTIVES.has(directive) ? directive : 'other',
    blocked: blockedOf(textAt(body, 'blockedURL')),
  })
}

/** Creates a check that allows `LOGGED_A_MINUTE` reports per minute; `now` in ms. */
const createQuota = (): ((now: number) => boolean) => {
  let startedAt = -MINUTE_MS
  let taken = 0
  return (now) => {
    if (now - startedAt >= MINUTE_MS) [startedAt, taken] = [now, 0]
    taken += 1
    return taken <= LOGGED_A_MINUTE
  }
}

/** Receives CSP violation reports. Anyone can send them: none is stored, and few are logged. */
export const cspReportRoutes = (): FastifyPluginAsync => async (app) => {
  const mayLog = createQuota()
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/reports+json',
    { parseAs: 'string' },
    (request, body, done) => {
      void parseJson(request, body, done)
    },
  )
  app.post(REPORT_PATH, (request, reply) => {
    if (!Array.isArray(request.body)) return sendRefusal(request, reply, { code: 'BAD_REQUEST' })
    for (const report of request.body as readonly unknown[])
      if (textAt(report, 'type') === 'csp-violation' && mayLog(performance.now()))
        logReport(request.log, report)
    return reply.code(204).send()
  })
}
