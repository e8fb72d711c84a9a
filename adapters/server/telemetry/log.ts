import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { pino } from 'pino'
import { DATABASE_FAILURE } from '../store/database.ts'

type Serializable = Partial<Pick<FastifyRequest, 'method' | 'routeOptions' | 'id'>>

/**
 * All events of the log. A detail of an event, such as the name of a job, is the field `part` or `trouble`. Any other
 * text is logged as `unlisted`, because it may quote input (S29).
 */
export const logEvents = [
  'incoming request',
  'request completed',
  'request errored',
  'failed',
  'unlisted',
  'security',
  'page reported',
  'call refused',
  'call failed',
  'call threw',
  'page failed',
  'counting failed',
  'provider failed',
  'login failed',
  'login without an attempt',
  'job failed',
  'purge failed',
  'database does not answer',
  'orchestrator failed',
  'orchestrator unreachable',
  'orchestrator response does not match the contract',
  'payment gateway failed',
  'address service failed',
  'flags failed',
  'error uncaught',
  'promise rejected unheard',
  'store opened',
] as const

export type LogEvent = (typeof logEvents)[number]

const UNLISTED: LogEvent = 'unlisted'

const EVENTS: ReadonlySet<unknown> = new Set(logEvents)

/** The fields that an event may contain. */
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
  'page',
  'part',
  'trouble',
])

const allowed = (event: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).filter(([field]) => FIELDS.has(field)))

/** Stack frames that are logged per error. */
const FRAMES = 8

/** Returns the frames of a stack without the message, which may quote a visitor's input. */
const framesOf = ({ stack = '', message }: Error): readonly string[] => {
  const begins = stack.indexOf(message)
  const frames = begins < 0 ? stack : stack.slice(begins + message.length)
  return (frames.match(/^\s*at .*$/gm) ?? []).map((frame) => frame.trim())
}

const isOwn = (frame: string): boolean => !/node_modules|node:/.test(frame)

/** Checks whether a value is a code of the store or a driver: a tag, a SQLSTATE or a system error code. */
const isWord = (value: unknown): value is string => typeof value === 'string' && /^\w{1,40}$/.test(value)

const isPart = (value: unknown): value is string => typeof value === 'string' && /^[\w ]{1,40}$/.test(value)

const fieldOf = (value: object, key: string): unknown => Reflect.get(value, key)

/**
 * Returns the loggable part of any thrown or reported value: name or tag, code, statement without values, and stack
 * frames. `at` is the first frame in the store's own code.
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

const FAILED: LogEvent = 'failed'

/** What may be an e-mail address, or the number of a card, an account, a person or a telephone. */
const PERSONAL = /[^\s@]+@[^\s@]+|\d(?:[ .-]?\d){6,}/g

/** Returns text without what looks like personal data. */
export const withoutPersonal = (text: string): string => text.replaceAll(PERSONAL, '[...]')

/** Prevents the logger from using an error's message as the event name: it may quote a visitor's input. */
const withoutMessage = (first: unknown, event: unknown): readonly [unknown, unknown] => {
  if (first instanceof Error) return [{ err: first }, typeof event === 'string' ? event : FAILED]
  const { err } = (first ?? {}) as { readonly err?: unknown }
  return err instanceof Error && (event === undefined || event === err.message)
    ? [first, FAILED]
    : [first, event]
}

/**
 * Creates a JSON lines logger with an allow-list (S29, S38): a request's id, method and route, a status, an error name
 * and stack, security events, page entries (ANL-04). Never paths (order ids), queries, headers, bodies, error messages.
 */
export const createLogger = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      // Fields that log viewers expect: `message`, a level in words, and a readable time.
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method) {
          const [first, event] = withoutMessage(args[0], args[1])
          const fields: unknown = typeof first === 'object' ? first : {}
          const text = typeof first === 'string' ? first : event
          Reflect.apply(method, this, [fields, EVENTS.has(text) ? text : UNLISTED])
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
        part: (part: unknown) => (isPart(part) ? part : UNLISTED),
        trouble: (trouble: unknown) => withoutPersonal(String(trouble)),
      },
    },
    destination ?? pino.destination(2),
  )
