import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { pino } from 'pino'

/** A path as it may be logged: without its query, which can hold an address. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

type Serializable = Partial<Pick<FastifyRequest, 'method' | 'url' | 'id'>>

/**
 * JSON lines with an allow-list: of a request its id, method and path; of an answer its status; of an error its name and
 * where it arose. Headers, queries, bodies and error messages never reach a log.
 */
export const createLogger = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      messageKey: 'event',
      serializers: {
        req: ({ id, method, url }: Serializable) => ({ id, method, path: pathOf(url ?? '') }),
        res: ({ statusCode }: Partial<FastifyReply>) => ({ status: statusCode }),
        err: (error: Error) => ({
          name: error.name,
          at: error.stack?.split('\n').find((line) => line.trim().startsWith('at '))?.trim(),
        }),
      },
    },
    destination ?? pino.destination(2),
  )
