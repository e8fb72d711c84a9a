import type { FastifyPluginAsync } from 'fastify'

/** `/health/live`: the process answers. `/health/ready`: its database does too. No details (S37). */
export const healthRoutes =
  (ping: () => Promise<void>): FastifyPluginAsync =>
  async (app) => {
    app.get('/health/live', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'live' }),
    )
    app.get('/health/ready', async (_request, reply) => {
      const isReady = await ping().then(
        () => true,
        () => false,
      )
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ready' : 'unready' })
    })
  }
