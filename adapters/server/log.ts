import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { pino } from 'pino'

/** A path as it may be logged: without its query, which can hold an address. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

type Serializable = Partial<Pick<FastifyRequest, 'method' | 'url' | 'id'>>

const FAILED = 'failed'

/** Loggers put an error's message in place of an event's name; it may quote what a visitor sent. */
const withoutMessage = (first: unknown, event: unknown): readonly [unknown, unknown] => {
  if (first instanceof Error) return [{ err: first }, typeof event === 'string' ? event : FAILED]
  const { err } = (first ?? {}) as { readonly err?: unknown }
  return err instanceof Error && (event === undefined || event === err.message)
    ? [first, FAILED]
    : [first, event]
}

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
      hooks: {
        logMethod(args, method) {
          const [first, event] = withoutMessage(args[0], args[1])
          Reflect.apply(method, this, [first, event])
        },
      },
      serializers: {
        req: ({ id, method, url }: Serializable) => ({ id, method, path: pathOf(url ?? '') }),
        res: ({ statusCode }: Partial<FastifyReply>) => ({ status: statusCode }),
        err: (error: Error) => ({
          name: error.name,
          at: error.stack
            ?.split('\n')
            .find((line) => line.trim().startsWith('at '))
            ?.trim(),
        }),
      },
    },
    destination ?? pino.destination(2),
  )
