import type { FastifyBaseLogger } from 'fastify'
import type { Log } from '#core/ports/log.ts'
import { withoutPersonal } from './log.ts'

/**
 * Writes the operational errors of pages to the log of the server, without what looks like personal data. Their facts
 * are below one key, so that they can't replace its fields (ANL-04, S29).
 */
export const createPageLog =
  (logger: Pick<FastifyBaseLogger, 'warn' | 'error'>): Log =>
  ({ level, event, facts }) => {
    const known = Object.entries(facts).map(([name, value]) => [name, withoutPersonal(value)])
    logger[level === 'warning' ? 'warn' : 'error'](
      { page: { event: withoutPersonal(event), facts: Object.fromEntries(known) } },
      'page reported',
    )
  }
