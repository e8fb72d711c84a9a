import type { FastifyBaseLogger } from 'fastify'
import type { Log } from '#core/ports/log.ts'

/** Writes the operational errors of pages to the log of the server. Their facts are below one key, so that they can't replace its fields. */
export const createPageLog =
  (logger: Pick<FastifyBaseLogger, 'warn' | 'error'>): Log =>
  ({ level, event, facts }) =>
    logger[level === 'warning' ? 'warn' : 'error']({ page: { event, facts } }, 'page reported')
