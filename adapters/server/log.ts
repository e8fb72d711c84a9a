import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { pino } from 'pino'

type Serializable = Partial<Pick<FastifyRequest, 'method' | 'routeOptions' | 'id'>>

/** All that an event may say. */
const FIELDS = new Set([
  'req',
  'code',
  'reqId',
  'operation',
  'res',
  'err',
  'responseTime',
  'statusCode',
  'security',
  'session',
  'directive',
  'blocked',
  'count',
  'upstreamReqId',
  'listening',
])

const allowed = (event: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).filter(([field]) => FIELDS.has(field)))

/** Whatever was thrown: its name, and where it arose. */
const errorOf = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, at: /^\s*at .*$/m.exec(error.stack ?? '')?.[0].trim() }
    : { name: typeof error }

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
 * JSON lines with an allow-list: of a request its id, method and route; of an answer its status; of an error its name and
 * where it arose; of an event of security what it says (S29, S38). Paths, which can hold the id of an order, queries, headers,
 * bodies and error messages never reach a log.
 */
export const createLogger = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      // What viewers of logs look for: a `message`, a level in words, and a time they can read.
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method) {
          const [first, event] = withoutMessage(args[0], args[1])
          Reflect.apply(method, this, [first, event])
        },
      },
      formatters: { log: allowed, level: (level) => ({ level }) },
      serializers: {
        req: ({ id, method, routeOptions }: Serializable) => ({
          id,
          method,
          route: routeOptions?.url ?? null,
        }),
        res: ({ statusCode }: Partial<FastifyReply>) => ({ status: statusCode }),
        err: errorOf,
      },
    },
    destination ?? pino.destination(2),
  )
