import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Handles uncaught errors. An unhandled rejection is logged and the process continues (F45). After an uncaught
 * exception the state may be inconsistent: it is logged and the process shuts down (S36).
 */
export const handleUncaughtErrors = (
  process: Pick<EventEmitter, 'on' | 'once'>,
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>,
  stop: () => Promise<void>,
): void => {
  process.on('unhandledRejection', (err: unknown) => log.error({ err }, 'promise rejected unheard'))
  process.once('uncaughtException', (err: unknown) => {
    log.fatal({ err }, 'error uncaught')
    void stop()
  })
}
