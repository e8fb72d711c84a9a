import type { FastifyBaseLogger } from 'fastify'
import type { Log } from '#core/ports/log.ts'

/** What may be an e-mail address, or the number of a card, an account, a person or a telephone. */
const PERSONAL = /[^\s@]+@[^\s@]+|\d(?:[ .-]?\d){6,}/g

/** Anyone can send an entry, with any text. */
const withoutPersonal = (text: string): string => text.replaceAll(PERSONAL, '[...]')

/**
 * Writes the operational errors of pages to the log of the server, without what looks like personal data. Their facts are below one key, so that
 * they can't replace its fields (ANL-04, S29).
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
