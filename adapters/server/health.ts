import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { HEALTH } from './prefixes.ts'

/** How long the database may take to say that it is there, in ms: a check has to be answered while it hangs. */
const PING_MS = 1_000

/** How long an answer of the database counts, in ms: anybody may ask for health, and a balancer asks every two seconds. */
export const PING_VALID_MS = 2_000

const withinTime = async (ping: () => Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PING_MS)
  })
  return Promise.race([ping(), timedOut]).finally(() => clearTimeout(timer))
}

type Readiness = {
  /** Asks the database, on a connection that visitors cannot use up. */
  readonly ping: () => Promise<void>
  /** Whether the server takes new callers: it does not once it stops. */
  readonly isOpen: () => boolean
  /** Whether calls wait, or are turned away for a while. */
  readonly isBusy: () => boolean
}

/** Asks at most once in `PING_VALID_MS`, however many want to know; logs why the database does not answer, once until it does. */
const createDatabaseCheck = (
  ping: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): (() => Promise<boolean>) => {
  let last: { readonly at: number; readonly answered: Promise<boolean> } | null = null
  let isDown = false
  const ask = async (): Promise<boolean> => {
    try {
      await withinTime(ping)
      isDown = false
    } catch (err) {
      if (!isDown) log.error({ err }, 'database does not answer')
      isDown = true
    }
    return !isDown
  }
  return () => {
    const now = performance.now()
    if (last === null || now - last.at >= PING_VALID_MS) last = { at: now, answered: ask() }
    return last.answered
  }
}

/**
 * `live`: the process answers, and serves pages. `ready`: it takes calls too. It is `unready` when it stops or its database does not answer; when it
 * has much to do it is `busy`, and stays: what it turns away another process would have to turn away too (S37).
 */
export const healthRoutes =
  ({ ping, isOpen, isBusy }: Readiness): FastifyPluginAsync =>
  async (app) => {
    const databaseAnswers = createDatabaseCheck(ping, app.log)
    app.get(`${HEALTH}live`, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'live' }),
    )
    app.get(`${HEALTH}ready`, async (_request, reply) => {
      const isReady = isOpen() && (await databaseAnswers())
      const taking = isBusy() ? 'busy' : 'ready'
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? taking : 'unready' })
    })
  }
