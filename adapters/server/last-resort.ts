import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

/**
 * For what nobody caught. A promise that nobody waited for is one caller's trouble: it is logged, and the others are served on
 * (F45). After an error out of nowhere nothing is sure to be whole: it is logged and the process stops in good order (S36).
 */
export const lastResort = (
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
