import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { HEALTH } from './prefixes.ts'

/** Longest wait for the database's answer, in ms: a health check must be answered while the database hangs. */
const PING_MS = 1_000

/** Reuse of a database answer, in ms: anyone may call the health check, and a balancer does every two seconds. */
export const PING_VALID_MS = 2_000

const withinTime = async (ping: () => Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<void>((_, reject) => {
    timer = setTimeout(() => reject(new Error('ping timed out')), PING_MS)
  })
  return Promise.race([ping(), timedOut]).finally(() => clearTimeout(timer))
}

type Readiness = {
  /** Pings the database on a connection that visitors cannot use up. */
  readonly ping: () => Promise<void>
  /** Whether the server accepts new callers; false once it shuts down. */
  readonly isOpen: () => boolean
  /** Whether calls wait, or are refused for a while. */
  readonly isBusy: () => boolean
}

/** Creates a check that pings at most once per `PING_VALID_MS`. Logs an outage once, until the database is back. */
const createDatabaseCheck = (
  ping: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): (() => Promise<boolean>) => {
  let last: { readonly at: number; readonly answered: Promise<boolean> } | null = null
  let isDown = false
  const check = async (): Promise<boolean> => {
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
    if (last === null || now - last.at >= PING_VALID_MS) last = { at: now, answered: check() }
    return last.answered
  }
}

/**
 * Serves the health checks. `live`: the process serves pages. `ready`: it accepts calls. `unready`: it ends or its
 * database is down. `busy`: overloaded but in rotation, because other processes would refuse the same calls (S37).
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
