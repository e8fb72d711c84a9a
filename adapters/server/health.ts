import type { FastifyPluginAsync } from 'fastify'
import { HEALTH } from './prefixes.ts'

/** How long the database may take to say that it is there, in ms: a check has to be answered while it hangs. */
const PING_MS = 1_000

const answersInTime = async (ping: () => Promise<void>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_MS)
  })
  const answered = ping().then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

type Readiness = {
  readonly ping: () => Promise<void>
  /** Whether the server still takes callers: it neither stops nor turns them away. */
  readonly isOpen: () => boolean
}

/** `live`: the process answers. `ready`: it takes callers, and its database answers too. No details (S37). */
export const healthRoutes =
  ({ ping, isOpen }: Readiness): FastifyPluginAsync =>
  async (app) => {
    app.get(`${HEALTH}live`, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'live' }),
    )
    app.get(`${HEALTH}ready`, async (_request, reply) => {
      const isReady = isOpen() && (await answersInTime(ping))
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ready' : 'unready' })
    })
  }
