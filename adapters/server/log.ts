import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { pino } from 'pino'
import { DATABASE_FAILURE } from './store/database.ts'

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

/** Places of an error that are logged. */
const FRAMES = 8

/** The lines of a stack without those of its message, which may quote what a visitor sent. */
const framesOf = ({ stack = '', message }: Error): readonly string[] => {
  const begins = stack.indexOf(message)
  const frames = begins < 0 ? stack : stack.slice(begins + message.length)
  return (frames.match(/^\s*at .*$/gm) ?? []).map((frame) => frame.trim())
}

const isOwn = (frame: string): boolean => !/node_modules|node:/.test(frame)

/** Words of our own and of drivers: a tag, a SQLSTATE or the code of a system call. */
const isWord = (value: unknown): value is string => typeof value === 'string' && /^\w{1,40}$/.test(value)

const fieldOf = (value: object, key: string): unknown => Reflect.get(value, key)

/**
 * Whatever was thrown or reported: its name or tag, its code, the statement without its values, and where it arose. `at` is the first place in the
 * store's own code.
 */
const errorOf = (error: unknown): object => {
  if (typeof error !== 'object' || error === null) return { name: typeof error }
  const [tag, code, constraint] = ['_tag', 'code', 'constraint'].map((key) => fieldOf(error, key))
  const words = {
    ...(isWord(tag) ? { tag } : {}),
    ...(isWord(code) ? { code } : {}),
    ...(isWord(constraint) ? { constraint } : {}),
  }
  if (!(error instanceof Error)) return { name: typeof error, ...words }
  const frames = framesOf(error)
  return {
    name: error.name,
    ...words,
    ...(error.name === DATABASE_FAILURE ? { query: fieldOf(error, 'query') } : {}),
    at: frames.find(isOwn) ?? frames[0],
    stack: frames.slice(0, FRAMES),
  }
}

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
